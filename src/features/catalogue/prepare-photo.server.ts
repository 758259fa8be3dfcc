/** Making a photograph fit for the site: checked, without hidden data, measured, with a placeholder. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { dominantColor } from '#/server/images/dominant-color.ts'
import type { PhotoRecord } from './catalogue.ts'

/** Larger ones need more memory than a small server has. */
const MAX_MEGAPIXELS = 50

const PIXELS_PER_MEGAPIXEL = 1_000_000
const JPEG_QUALITY = 92
const PLACEHOLDER_WIDTH = 16
const MAX_PLACEHOLDER_LENGTH = 400
const PLACEHOLDER_QUALITIES = [40, 20, 5, 1]

/** Why a picture cannot be taken: the rest of a sentence. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError'
}

/** A picture that may be stored. */
export interface PreparedPhoto extends Omit<PhotoRecord, 'key'> {
  /** JPEG. */
  bytes: Uint8Array
}

/**
 * Prepares a picture of any common format. A JPEG without hidden data keeps its bytes; others are written
 * anew, upright and without EXIF, which can hold the place where the picture was taken.
 * @throws PhotoError when it is no picture, is damaged, or has more than 50 megapixels
 */
export async function preparePhoto(original: Uint8Array): Promise<PreparedPhoto> {
  const found = await inspect(original)
  const bytes = found.isClean ? original : await rewrite(original)
  try {
    const { width, height } = found.isClean ? found : await sharp(bytes).metadata()
    const [placeholder, color] = [await makePlaceholder(bytes), await dominantColor(bytes)]
    return { bytes, width, height, placeholder, dominantColor: color, sha256: sha256Of(bytes) }
  } catch {
    throw new PhotoError('is damaged: the picture could not be read to its end.')
  }
}

/** Of the bytes, hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

interface Inspected {
  width: number
  height: number
  /** A JPEG, upright, without EXIF, IPTC and XMP. */
  isClean: boolean
}

async function inspect(bytes: Uint8Array): Promise<Inspected> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotoError('is no picture of a known format.')
    })
  const megapixels = (found.width * found.height * (found.pages ?? 1)) / PIXELS_PER_MEGAPIXEL
  if (megapixels > MAX_MEGAPIXELS) {
    throw new PhotoError(`has ${Math.ceil(megapixels)} megapixels; at most ${MAX_MEGAPIXELS} can be taken.`)
  }
  const hidden = found.exif ?? found.iptc ?? found.xmp
  const isClean = found.format === 'jpeg' && hidden === undefined && (found.orientation ?? 1) === 1
  return { width: found.width, height: found.height, isClean }
}

async function rewrite(original: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(original)
      .autoOrient()
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
  } catch {
    throw new PhotoError('is damaged: the picture could not be read to its end.')
  }
}

async function makePlaceholder(bytes: Uint8Array): Promise<string> {
  const small = sharp(bytes)
    .resize({ width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: 'inside' })
    .blur(1)
  for (const quality of PLACEHOLDER_QUALITIES) {
    const encoded = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${encoded.toString('base64')}`
    if (uri.length <= MAX_PLACEHOLDER_LENGTH) return uri
  }
  throw new Error('no placeholder of 400 bytes could be made of a picture')
}
