/** Acceptance of uploaded pictures: every picture in the store has passed these checks. */
import type { Metadata, Sharp } from 'sharp'
import {
  BYTES_PER_MEGABYTE,
  LEAST_LONG_SIDE,
  MAX_MEGABYTES,
  MAX_MEGAPIXELS,
  MOST_STRETCH,
} from '#/lib/pictures/picture-limits.ts'
import { PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { TAKEN_FORMATS } from '#/lib/pictures/taken-formats.ts'
import { dominantColor } from './dominant-color.ts'
import { openPicture, PIXELS_PER_MEGAPIXEL, readHead } from './open-picture.ts'
import { formatName, sniffMediaType } from './picture-formats.ts'
import { makeThumbnail } from './thumbnail.ts'

/** Of 0 to 100: what is made from it is compressed once more. */
const JPEG_QUALITY = 92

/** A picture that may be stored. */
export interface AcceptedPicture {
  /** JPEG in sRGB, upright, without EXIF, place, profiles, previews, comments or anything behind its end. */
  readonly bytes: Uint8Array
  /** Pixels, as is the height. */
  readonly width: number
  readonly height: number
  /** `data:image/webp;base64,…`, at most 400 bytes. */
  readonly placeholder: string
  /** `#rrggbb`. */
  readonly dominantColor: string
}

/**
 * Check a picture and make it fit for the store. A JPEG that holds nothing but its picture keeps its bytes; others
 * are written anew. Decode once or twice: callers with many pictures take turns.
 * @throws {PictureRejection} when it is not taken, with the reason; size and pixels are looked at before it is decoded
 */
export async function acceptPicture(original: Uint8Array): Promise<AcceptedPicture> {
  await rejectFile(original)
  const found = await orDamaged(readHead(original))
  rejectSize(found)
  return orDamaged(prepare(original, found))
}

async function orDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw new PictureRejection({ code: 'damaged' })
  }
}

/** Facts read from the bytes without any decoder. Names and declared types decide nothing: phones and chats give wrong ones. */
async function rejectFile(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw new PictureRejection({ code: 'empty' })
  if (bytes.length > MAX_MEGABYTES * BYTES_PER_MEGABYTE) {
    const megabytes = Math.ceil(bytes.length / BYTES_PER_MEGABYTE)
    throw new PictureRejection({ code: 'too-many-bytes', megabytes })
  }
  const mediaType = await sniffMediaType(bytes)
  if (mediaType === undefined) throw new PictureRejection({ code: 'unknown-format' })
  if (mediaType === 'image/apng') throw new PictureRejection({ code: 'animated' })
  if (!Object.hasOwn(TAKEN_FORMATS, mediaType))
    throw new PictureRejection({ code: 'format-not-taken', format: formatName(mediaType) })
}

/** Facts from the header, before a single pixel is decoded. */
function rejectSize({ width, height, pages = 1 }: Metadata): void {
  const megapixels = Math.ceil((width * height) / PIXELS_PER_MEGAPIXEL)
  if (megapixels > MAX_MEGAPIXELS) throw new PictureRejection({ code: 'too-many-pixels', megapixels })
  if (pages > 1) throw new PictureRejection({ code: 'animated' })
  if (Math.max(width, height) < LEAST_LONG_SIDE) {
    throw new PictureRejection({ code: 'too-small', width, height })
  }
  if (Math.max(width, height) > MOST_STRETCH * Math.min(width, height)) {
    throw new PictureRejection({ code: 'too-narrow', width, height })
  }
}

/** Pixels of the longer side. */
const SIDE = 16

/** Bytes of the whole `data:` address: there is one in the page for each picture. */
const MAX_LENGTH = 400

const QUALITIES = [40, 20, 5, 1]

/** A blurred miniature of a thumbnail as a `data:` address of at most 400 bytes. */
async function makePlaceholder(thumbnail: Sharp): Promise<string> {
  const small = thumbnail.clone().resize({ width: SIDE, height: SIDE, fit: 'inside' }).blur(1)
  for (const quality of QUALITIES) {
    const encoded = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${encoded.toString('base64')}`
    if (uri.length <= MAX_LENGTH) return uri
  }
  throw new Error('no placeholder of 400 bytes could be made of a picture')
}

/*
 * Markers of a JPEG (ITU-T T.81, table B.1). Each is 0xff and one of these.
 */
const START = 0xd8
const END = 0xd9
const SCAN = 0xda

/** JFIF's own head, and Adobe's note on colours: all others can hold texts, places, profiles or more pictures. */
const HARMLESS_NOTES = new Set([0xe0, 0xee])

/** Whether a marker is a note (`APPn`, `COM`) rather than a part of the picture. */
const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** Between the rows of a scan: a stuffed 0xff, and the restart markers. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Whether a file is a JPEG and holds nothing but one picture: no EXIF, no other notes, nothing between its parts and
 * nothing behind its end, where other files like to hide.
 */
function isPlainJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== START) return false
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return at + 2 === bytes.length
    if (isNote(marker) && !HARMLESS_NOTES.has(marker)) return false
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (marker === SCAN) at = endOfScan(bytes, at)
  }
  return false
}

/** Where the next marker after the rows of a scan stands. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2)
  return at === -1 ? bytes.length : at
}

async function prepare(original: Uint8Array, found: Metadata): Promise<AcceptedPicture> {
  const isPlain = found.space === 'srgb' && found.format === 'jpeg' && isPlainJpeg(original)
  const bytes = isPlain ? original : await rewrite(original)
  const { width, height } = isPlain ? found : await openPicture(bytes).metadata()
  const thumbnail = await makeThumbnail(bytes)
  const placeholder = await makePlaceholder(thumbnail)
  return { bytes, width, height, placeholder, dominantColor: await dominantColor(thumbnail) }
}

/** Hidden data is left out by default (sharp, `keepMetadata`). */
function rewrite(original: Uint8Array): Promise<Buffer> {
  return openPicture(original)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
}
