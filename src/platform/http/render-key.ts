/**
 * Pages are kept whole and are the same for everybody; a form in them shall say all the same from which copy of the page
 * it was sent (ADR 0045). So a page with a form is kept without its end, and each answer gets
 * an end of its own with a random key in a hidden field. Nothing is compressed anew: the end is appended as a stored
 * block (gzip: RFC 1951, 3.2.4; RFC 1952) or as an uncompressed meta-block (Brotli: RFC 7932, 9.2).
 */
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Coding, etagOf, type MissingEnd, type StoredResponse } from './stored-response.ts'

/** Name of the hidden field. */
const RENDER_KEY = 'renderKey'

/** The mark of the form, see `enquiry-form.tsx`; its text cannot stand in what is written on a page. */
const MARK = ' data-render-key="'

const ID = /\sid="([\w-]{1,40})"/

const TAIL = '</body>'

/** The page without its end; nothing where it has no marked form. */
export function openPage(
  status: number,
  headers: Record<string, string>,
  html: string,
): StoredResponse | undefined {
  const formId = markedForm(html)
  const at = html.lastIndexOf(TAIL)
  if (formId === undefined || at === -1) return undefined
  const identity = Buffer.from(html.slice(0, at))
  return {
    status,
    headers,
    etag: etagOf(Buffer.from(html)),
    bodies: { identity },
    codable: true,
    missingEnd: { formId, tail: html.slice(at), crc: crc32(identity), length: identity.length },
  }
}

/** The id of the marked form. The tag is found by its mark and read by itself, so that the cost grows with the page. */
function markedForm(html: string): string | undefined {
  const mark = html.indexOf(MARK)
  const start = html.lastIndexOf('<form', mark)
  const end = html.indexOf('>', mark)
  if (mark === -1 || start === -1 || end === -1) return undefined
  return ID.exec(html.slice(start, end))?.[1]
}

/**
 * The body of one answer, with a key that no other has.
 * @param kept the bytes of the page without its end, in this coding
 */
export function closeBody(coding: Coding, kept: Buffer, missing: MissingEnd): Buffer {
  const key = randomBytes(16).toString('base64url')
  const field = `<input type="hidden" form="${missing.formId}" name="${RENDER_KEY}" value="${key}">`
  const end = Buffer.from(field + missing.tail)
  if (coding === 'gzip') {
    const bytes = (missing.length + end.length) % 2 ** 32
    return Buffer.concat([kept, storedBlock(end), trailer(crc32(end, missing.crc), bytes)])
  }
  if (coding === 'br') return Buffer.concat([kept, uncompressedMetaBlock(end), end, LAST_META_BLOCK])
  return Buffer.concat([kept, end])
}

/** The last block of a deflate stream, stored: its header, its length and that length's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(1, 0)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function trailer(crc: number, bytes: number): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc, 0)
  end.writeUInt32LE(bytes, 4)
  return end
}

/** ISLAST 0, four nibbles of length, the length less one, ISUNCOMPRESSED 1, then up to the next whole byte. */
function uncompressedMetaBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3)
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return head
}

/** ISLAST 1, ISLASTEMPTY 1. */
const LAST_META_BLOCK = Buffer.from([0b11])
