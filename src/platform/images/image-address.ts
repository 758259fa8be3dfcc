import {
  DEFAULT_QUALITY,
  heightFor,
  IMAGE_BACKGROUNDS,
  IMAGE_FITS,
  IMAGE_FORMATS,
  IMAGE_PRESETS,
  IMAGE_QUALITIES,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageVariant,
  plainVariant,
} from '../../lib/pictures/allow-list.ts'

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
 * Read `/img/f_webp,w_640/galerie-perle-1` or `/img/cover/galerie-perle-1`.
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

/** Modifiers by the letters that addresses use, in the order in which they are written. */
const MODIFIERS = {
  f: 'format',
  w: 'width',
  h: 'height',
  q: 'quality',
  fit: 'fit',
  b: 'background',
} as const

type Letter = keyof typeof MODIFIERS

const LETTERS = Object.keys(MODIFIERS) as Letter[]

const FORMATS = Object.keys(IMAGE_FORMATS) as ImageFormat[]

/**
 * Read `f_webp,w_640,h_427,q_80,fit_cover,b_ffffff`. Format and width must be there.
 * @throws {ImageAddressError} for a modifier or a value that is not on the allow-list
 */
function parseModifiers(text: string): ImageVariant {
  const given = split(text)
  const format = oneOf('f', FORMATS, given.get('f'))
  const width = oneOf('w', IMAGE_WIDTHS, given.get('w'))
  const variant = {
    ...plainVariant(format, width),
    quality: given.has('q') ? oneOf('q', IMAGE_QUALITIES, given.get('q')) : DEFAULT_QUALITY,
  }
  const shape = shapeOf(width, given)
  if ([...given.keys()].join() !== LETTERS.filter((letter) => given.has(letter)).join()) {
    throw new ImageAddressError(`The modifiers are written in this order: ${LETTERS.join(', ')}.`)
  }
  return { ...variant, ...shape }
}

function split(text: string): Map<Letter, string> {
  const given = new Map<Letter, string>()
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('_', 2)
    const letter = LETTERS.find((known) => known === name)
    if (letter === undefined) {
      const known = LETTERS.map((each) => `${each}_${MODIFIERS[each]}`).join(', ')
      const presets = Object.keys(IMAGE_PRESETS).join(', ')
      throw new ImageAddressError(
        `The modifiers are ${known}, separated by commas; or one of the presets ${presets}.`,
      )
    }
    if (given.has(letter)) throw new ImageAddressError('Modifiers are written once each.')
    given.set(letter, value)
  }
  return given
}

function shapeOf(width: number, given: ReadonlyMap<Letter, string>): Partial<ImageVariant> {
  if (!given.has('h')) {
    if (given.has('fit') || given.has('b')) {
      throw new ImageAddressError('A fit or a background needs a height as well.')
    }
    return {}
  }
  const heights = IMAGE_RATIOS.map((ratio) => heightFor(width, ratio))
  const shapes = IMAGE_RATIOS.map((ratio) => ratio.join(':')).join(', ')
  const height = oneOf('h', heights, given.get('h'), ` (${shapes} of the width)`)
  const fit = given.has('fit') ? oneOf('fit', IMAGE_FITS, given.get('fit')) : 'cover'
  if (!given.has('b')) return { height, fit }
  if (fit !== 'contain') throw new ImageAddressError('A background needs fit_contain: nothing else shows it.')
  return { height, fit, background: oneOf('b', IMAGE_BACKGROUNDS, given.get('b')) }
}

/** The allowed value that is spelt like this: `0640` and `64e1` are no widths. */
function oneOf<T extends string | number>(
  letter: Letter,
  allowed: readonly T[],
  text: string | undefined,
  why = '',
): T {
  const value = allowed.find((each) => String(each) === text)
  if (value !== undefined) return value
  throw new ImageAddressError(`The ${MODIFIERS[letter]} must be one of: ${allowed.join(', ')}${why}.`)
}

/** A picture address that is not on the allow-list; the message says why. */
export class ImageAddressError extends Error {
  override readonly name = 'ImageAddressError'
}
