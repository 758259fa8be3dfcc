/** Inventory, second part: parsers of posted bodies and calls. */
import { readForm } from '#/forms/read-form.ts'
import { CONTACT_FORM } from '#/modules/enquiries/model/form-fields.ts'
import { sourcePage } from '#/modules/enquiries/model/source-page.ts'
import { readDraftToken } from '#/modules/enquiries/server/proposal/draft-token.server.ts'
import { readProposal } from '#/modules/enquiries/server/proposal/read-proposal.server.ts'
import { readSignInForm } from '#/modules/staff/server/sign-in-form.server.ts'
import { isCallPayload } from '#/platform/http/call-payload.ts'
import { hashInlineElements } from '#/platform/http/inline-elements.ts'
import { hasTooManyFields } from '#/platform/http/receive-post.ts'
import { readFormToken } from '#/platform/rate-limits/form-token.ts'
import { isWorkDone } from '#/platform/rate-limits/proof-of-work.ts'
import { readMultipart } from '#/platform/uploads/multipart.ts'
import type { ForeignReader } from './foreign-reader.ts'
import { asHeader } from './hostile-text.ts'

/** The largest form of text, in characters. */
const FORM = 64 * 1024
/** A quarter of the largest call of a server function: enough to see a square. */
const CALL = 256 * 1024

const MULTIPART = 'multipart/form-data; boundary=x'
const URLENCODED = 'application/x-www-form-urlencoded'

/** As the HTTP server accepts it. */
function posted(body: string, type: string): Request {
  if (hasTooManyFields(Buffer.from(body), type)) throw new Error('too many fields')
  const headers = { 'content-type': type }
  return new Request('https://passage.example/fr/contact', { method: 'POST', headers, body })
}

/** No photograph gets so far: none of these texts is a file. */
/** The database is not asked for ids that are none. */
const NO_UPLOAD = { database: {} } as Parameters<typeof readProposal>[1]

async function partsOf(body: string, type: string, bytesAtOnce = 1024): Promise<void> {
  const bytes = Buffer.from(body)
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += bytesAtOnce) yield bytes.subarray(at, at + bytesAtOnce)
  }
  for await (const part of readMultipart(chunks(), type)) {
    for await (const _ of part.body) {
      // Read to its end.
    }
  }
}

/** A form that was posted in either way, read as the handlers do. */
const formOf = async (body: string, type: string) =>
  readForm(await posted(body, type).formData(), CONTACT_FORM)

/** Readers of request bodies. */
export const BODY_READERS: readonly ForeignReader[] = [
  {
    name: 'the number of fields',
    longest: FORM,
    read: (text) => hasTooManyFields(Buffer.from(text), URLENCODED),
  },
  {
    name: 'the number of parts',
    longest: FORM,
    read: (text) => hasTooManyFields(Buffer.from(text), MULTIPART),
  },
  {
    name: 'the boundary',
    longest: 16 * 1024,
    read: (text) => hasTooManyFields(Buffer.from('x'), `multipart/form-data;${asHeader(text)}`),
  },
  {
    name: 'the boundary of files',
    longest: 16 * 1024,
    read: (text) => partsOf('x', `multipart/form-data;${asHeader(text)}`),
  },
  { name: 'an urlencoded form', longest: FORM, read: (text) => formOf(text, URLENCODED) },
  {
    name: 'an urlencoded form of one field',
    longest: FORM,
    read: (text) => formOf(`message=${encodeURIComponent(text.toWellFormed())}`, URLENCODED),
  },
  { name: 'a multipart form', longest: FORM, read: (text) => formOf(text, MULTIPART) },
  { name: 'a multipart form of one part', longest: FORM, read: (text) => formOf(onePart(text), MULTIPART) },
  { name: 'parts with files', longest: FORM, read: (text) => partsOf(text, MULTIPART) },
  {
    name: 'parts with files, in small pieces',
    longest: 8 * 1024,
    read: (text) => partsOf(onePart(text), MULTIPART, 16),
  },
  {
    name: 'the headers of a part',
    longest: 8 * 1024,
    read: (text) => partsOf(`--x\r\nContent-Disposition: form-data; ${text}\r\n\r\n--x--`, MULTIPART),
  },
  {
    name: 'a proposal',
    longest: FORM,
    read: (text) => readProposal(posted(onePart(text), MULTIPART), NO_UPLOAD),
  },
  {
    name: 'a form before the sign-in',
    longest: FORM,
    read: (text) => readSignInForm(posted(text, URLENCODED)),
  },
  { name: 'the token of a form', longest: FORM, read: (text) => readFormToken(text, 'secret') },
  { name: 'the proof of work', longest: FORM, read: (text) => isWorkDone(text, 'id', 'secret') },
  { name: 'the token of a draft', longest: FORM, read: readDraftToken },
  {
    name: 'the page that led to a form',
    longest: FORM,
    read: (text) => sourcePage('/fr/demande-de-devis', `/${text}`),
  },
  { name: 'a call', longest: CALL, read: (text) => isCallPayload(text) },
  // Escaped by React; the hashes are taken over the whole page.
  {
    name: 'a page that shows what was typed',
    longest: FORM,
    read: (text) => hashInlineElements(text.replaceAll('<', '&lt;'), 'nonce'),
  },
]

function onePart(text: string): string {
  return `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${text}\r\n--x--\r\n`
}
