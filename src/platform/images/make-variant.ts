import type { Sharp } from 'sharp'
import type { FocalPoint } from '#/lib/pictures/focal-point.ts'
import type { ImageFormat, ImageVariant } from '../../lib/pictures/allow-list.ts'
import { cutAround } from './cut-around.ts'
import { openPicture } from './open-picture.ts'

/** AVIF's own scale needs less for the same look: 80 becomes 58. */
const AVIF_QUALITY_SHARE = 0.725

/** Of 0 to 9. One more would take twice as long and save 5 % of the bytes (`bench/images.ts`). */
const AVIF_EFFORT = 2

const ENCODE: Record<ImageFormat, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) =>
    picture.avif({ quality: Math.round(quality * AVIF_QUALITY_SHARE), effort: AVIF_EFFORT }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
}

/**
 * Make a variant of an original: never enlarged, without hidden data.
 * @param focus what stays in view where the picture is cut; its middle where nothing is said
 */
export async function makeVariant(
  original: Uint8Array,
  variant: ImageVariant,
  focus?: FocalPoint,
): Promise<Buffer> {
  const shaped = await shape(openPicture(original), variant, focus)
  return ENCODE[variant.format](shaped, variant.quality).toBuffer()
}

/** The frame keeps its shape where the original is too small for it; the picture is then not enlarged. */
async function shape(picture: Sharp, variant: ImageVariant, focus?: FocalPoint): Promise<Sharp> {
  const { width, height, fit, background } = variant
  if (height === undefined) return picture.resize({ width, withoutEnlargement: true })
  if (fit === 'inside') return picture.resize({ width, height, fit, withoutEnlargement: true })
  const own = await picture.metadata()
  const [across, down] = [own.width / width, own.height / height]
  const scale = Math.min(1, fit === 'cover' ? Math.min(across, down) : Math.max(across, down))
  const frame = { width: Math.round(width * scale), height: Math.round(height * scale) }
  if (fit === 'cover') return cutAround(picture, own, frame, focus)
  return picture.resize({ ...frame, fit, background: `#${background}` })
}
