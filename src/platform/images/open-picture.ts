import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_MEGAPIXELS } from '#/lib/pictures/picture-limits.ts'

/** Limits are stated in megapixels, decoders count pixels. */
export const PIXELS_PER_MEGAPIXEL = 1_000_000

// Decoders are the part of a site that meets the most hostile bytes. Those that are not needed do not run.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

// One thread for each picture: the queue already keeps all cores busy.
sharp.concurrency(1)

/**
 * Open a JPEG, PNG, WebP or AVIF; anything larger than {@link MAX_MEGAPIXELS} fails before it is decoded. What a decoder only
 * remarks on is no damage: cameras of phones write such files, and every browser shows them.
 */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * PIXELS_PER_MEGAPIXEL, failOn: 'error' })
}

/** Facts from the header of a picture, however large it is; no pixel is decoded. */
export function readHead(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
}
