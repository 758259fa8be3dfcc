/** Acceptance of uploaded pictures: every picture in the store has passed these checks. */
import type { Metadata } from 'sharp'
import {
  BYTES_PER_MEGABYTE,
  LEAST_LONG_SIDE,
  MAX_MEGABYTES,
  MAX_MEGAPIXELS,
} from '#/lib/pictures/picture-limits.ts'
import { PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { TAKEN_FORMATS } from '#/lib/pictures/taken-formats.ts'
import { dominantColor } from './dominant-color.ts'
import { openPicture, PIXELS_PER_MEGAPIXEL, readHead } from './open-picture.ts'
import { type DeclaredPicture, formatName, sniffMediaType, wrongDeclaredType } from './picture-formats.ts'
import { makePlaceholder } from './placeholder.ts'
import { isPlainJpeg } from './plain-jpeg.ts'
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
 * Checks a picture and makes it fit for the store. A JPEG that holds nothing but its picture keeps its bytes; others
 * are written anew. Decodes once or twice: callers with many pictures take turns.
 * @throws {PictureRejection} when it is not taken, with the reason; size and pixels are looked at before it is decoded
 */
export async function acceptPicture(
  original: Uint8Array,
  claim: DeclaredPicture = {},
): Promise<AcceptedPicture> {
  await rejectFile(original, claim)
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

/** Facts read from the bytes without any decoder. */
async function rejectFile(bytes: Uint8Array, claim: DeclaredPicture): Promise<void> {
  if (bytes.length === 0) throw new PictureRejection({ code: 'empty' })
  if (bytes.length > MAX_MEGABYTES * BYTES_PER_MEGABYTE) {
    const megabytes = Math.ceil(bytes.length / BYTES_PER_MEGABYTE)
    throw new PictureRejection({ code: 'too-many-bytes', megabytes })
  }
  const mediaType = await sniffMediaType(bytes)
  if (mediaType === undefined) throw new PictureRejection({ code: 'unknown-format' })
  const format = formatName(mediaType)
  if (mediaType === 'image/apng') throw new PictureRejection({ code: 'animated' })
  if (!Object.hasOwn(TAKEN_FORMATS, mediaType))
    throw new PictureRejection({ code: 'format-not-taken', format })
  const claimed = wrongDeclaredType(mediaType, claim)
  if (claimed !== undefined) throw new PictureRejection({ code: 'other-format', format, claimed })
}

/** Facts from the header, before a single pixel is decoded. */
function rejectSize({ width, height, pages = 1 }: Metadata): void {
  const megapixels = Math.ceil((width * height) / PIXELS_PER_MEGAPIXEL)
  if (megapixels > MAX_MEGAPIXELS) throw new PictureRejection({ code: 'too-many-pixels', megapixels })
  if (pages > 1) throw new PictureRejection({ code: 'animated' })
  if (Math.max(width, height) < LEAST_LONG_SIDE) {
    throw new PictureRejection({ code: 'too-small', width, height })
  }
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
