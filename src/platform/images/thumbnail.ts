import sharp, { type Sharp } from 'sharp'
import { openPicture } from './open-picture.ts'

/** Pixels of the longer side: small enough to be quick, large enough for colours to be distinguished. */
const SIDE = 64

/**
 * A picture so small that whatever is made from it costs nothing, in sRGB. The original is read to its end.
 * @returns something that can be cloned without reading the original again
 */
export async function makeThumbnail(picture: Uint8Array): Promise<Sharp> {
  const { data, info } = await openPicture(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}
