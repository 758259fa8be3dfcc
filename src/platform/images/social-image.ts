import type { FocalPoint } from '#/lib/pictures/focal-point.ts'
import { cutAround } from '#/platform/images/cut-around.ts'
import { openPicture } from '#/platform/images/open-picture.ts'
import { PANEL, SOCIAL_IMAGE_SIZE } from './panel-size.ts'

const QUALITY = 80

/**
 * The finished preview: the panel, and the photograph beside it.
 * @param panel pixels of {@link PANEL} in RGBA
 * @param photo bytes of an accepted original
 * @param focus what of the photograph stays in view; its middle where nothing is said
 */
export async function joinSocialImage(
  panel: Uint8Array,
  photo: Uint8Array,
  focus?: FocalPoint,
): Promise<Buffer> {
  const { width, height } = PANEL
  const picture = openPicture(photo)
  const frame = { width: SOCIAL_IMAGE_SIZE.width - width, height }
  return cutAround(picture, await picture.metadata(), frame, focus)
    .extend({ left: width, background: '#000' })
    .composite([{ input: Buffer.from(panel), raw: { width, height, channels: 4 }, left: 0, top: 0 }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
