import sharp from 'sharp'

/** The picture is looked at in this size, in pixels: small enough to be quick, large enough to be told. */
const LOOK = 64

/**
 * The colour that most of a picture has, as `#rrggbb` in sRGB: the middle of the fullest of 4,096 bins
 * (sharp, `stats().dominant`).
 */
export async function dominantColor(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: LOOK, height: LOOK, fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
