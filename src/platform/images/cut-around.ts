import type { Sharp } from 'sharp'
import { type FocalPoint, MIDDLE } from '#/lib/pictures/focal-point.ts'

/** Pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Make a picture cover a frame and cut away the rest, as `object-fit: cover` does with the point as its
 * `object-position`: the editor of the back office shows what mails and previews get.
 * @param own size of the picture; the frame is the caller's to bound
 */
export function cutAround(picture: Sharp, own: Size, frame: Size, focus: FocalPoint = MIDDLE): Sharp {
  const scale = Math.max(frame.width / own.width, frame.height / own.height)
  // Resized first and cut then: so a large JPEG is read at a fraction of its size.
  const width = Math.max(frame.width, Math.round(own.width * scale))
  const height = Math.max(frame.height, Math.round(own.height * scale))
  return picture.resize({ width, height, fit: 'fill' }).extract({
    left: Math.round(((width - frame.width) * focus.x) / 100),
    top: Math.round(((height - frame.height) * focus.y) / 100),
    ...frame,
  })
}
