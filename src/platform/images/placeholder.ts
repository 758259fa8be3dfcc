import type { Sharp } from 'sharp'

/** Pixels of the longer side. */
const SIDE = 16

/** Bytes of the whole `data:` address: there is one in the page for each picture. */
const MAX_LENGTH = 400

const QUALITIES = [40, 20, 5, 1]

/** A blurred miniature of a thumbnail as a `data:` address of at most 400 bytes. */
export async function makePlaceholder(thumbnail: Sharp): Promise<string> {
  const small = thumbnail.clone().resize({ width: SIDE, height: SIDE, fit: 'inside' }).blur(1)
  for (const quality of QUALITIES) {
    const encoded = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${encoded.toString('base64')}`
    if (uri.length <= MAX_LENGTH) return uri
  }
  throw new Error('no placeholder of 400 bytes could be made of a picture')
}
