/** Formats a picture can be asked for, best first. */
export const IMAGE_FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/** One of {@link IMAGE_FORMATS}. */
export type ImageFormat = keyof typeof IMAGE_FORMATS

/** Widths in pixels a picture can be asked for (specification, section 9, "Image breakpoints"). */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const

/** What a picture address asks for. */
export interface ImageRequest {
  readonly key: string
  readonly format: ImageFormat
  /** Pixels; never more than the original has. */
  readonly width: (typeof IMAGE_WIDTHS)[number]
}

/** A picture address that is not on the allow-list; the message says why. */
export class ImageAddressError extends Error {
  override readonly name = 'ImageAddressError'
}

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const LONGEST_KEY = 200

/**
 * Reads `/img/f_webp,w_640/galerie-perle-1`.
 * @throws {ImageAddressError} for anything that is not on the allow-list of formats, widths and keys
 */
export function parseImageAddress(pathname: string): ImageRequest {
  const [, root, modifiers, key, ...rest] = pathname.split('/')
  if (root !== 'img' || modifiers === undefined || key === undefined || rest.length > 0) {
    throw new ImageAddressError('A picture address has the form /img/f_webp,w_640/key.')
  }
  if (key.length > LONGEST_KEY || !KEY.test(key))
    throw new ImageAddressError('The key may hold only a–z, 0–9 and single hyphens, 200 characters at most.')
  const given = new Map(
    modifiers.split(',').map((part): [string, string] => [part.slice(0, 2), part.slice(2)]),
  )
  const format = given.get('f_') ?? ''
  const width = IMAGE_WIDTHS.find((allowed) => String(allowed) === given.get('w_'))
  if (!Object.hasOwn(IMAGE_FORMATS, format)) {
    throw new ImageAddressError(`The format must be one of: ${Object.keys(IMAGE_FORMATS).join(', ')}.`)
  }
  if (width === undefined)
    throw new ImageAddressError(`The width must be one of: ${IMAGE_WIDTHS.join(', ')}.`)
  if (given.size !== 2 || modifiers !== `f_${format},w_${width}`) {
    throw new ImageAddressError('The modifiers are written f_format,w_width, in this order and once each.')
  }
  return { key, format: format as ImageFormat, width }
}
