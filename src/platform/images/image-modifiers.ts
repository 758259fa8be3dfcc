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
import { ImageAddressError } from './image-address-error.ts'

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
 * Reads `f_webp,w_640,h_427,q_80,fit_cover,b_ffffff`. Format and width must be there.
 * @throws {ImageAddressError} for a modifier or a value that is not on the allow-list
 */
export function parseModifiers(text: string): ImageVariant {
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
