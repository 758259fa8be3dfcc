import { IMAGE_PRESETS, type ImageVariant } from '../../lib/pictures/allow-list.ts'
import { ImageAddressError } from './image-address-error.ts'
import { parseModifiers } from './image-modifiers.ts'

/** A requested picture. */
export interface ImageRequest extends ImageVariant {
  /** Name of the original. */
  readonly key: string
}

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const LONGEST_KEY = 200

/** Whether a text can be the key of a picture that the site shows. */
export function isImageKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text)
}

/**
 * Reads `/img/f_webp,w_640/galerie-perle-1` or `/img/cover/galerie-perle-1`.
 * @param pathname as it came, percent signs and all: no allowed address needs one
 * @throws {ImageAddressError} for anything that is not on the allow-list of modifiers, presets and keys
 */
export function parseImageAddress(pathname: string): ImageRequest {
  const [, root, modifiers, key, ...rest] = pathname.split('/')
  if (root !== 'img' || !modifiers || key === undefined || rest.length > 0) {
    throw new ImageAddressError('A picture address has the form /img/f_webp,w_640/key or /img/cover/key.')
  }
  if (!isImageKey(key)) {
    throw new ImageAddressError('The key may hold only a–z, 0–9 and single hyphens, 200 characters at most.')
  }
  const preset = Object.hasOwn(IMAGE_PRESETS, modifiers) ? IMAGE_PRESETS[modifiers] : undefined
  return { ...(preset ?? parseModifiers(modifiers)), key }
}
