/** The one reader of typed numbers that are no money: surfaces, heights, loads, guests, days, degrees. */
import { type NumberUnit, unitWords } from './number-units.ts'
import { plainLine } from './plain-line.ts'
import { readFigure } from './read-figure.ts'
import { stripWords } from './strip-words.ts'

/** Why a text is no number; each has a message. `decimals`: more of them than the number may have. */
export type NumberRefusal = 'separators' | 'decimals' | 'negative' | 'several' | 'figures'

/** What was typed: nothing, a number, or something that is none. */
export type ReadNumber =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'refused'; readonly reason: NumberRefusal }

const LONGEST = 60
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const MORE_DECIMALS = 6
const FIGURES = /\d+(?:[ .,']\d+)*/gu

/**
 * Read a number as people of ten languages write it, with its unit or without: `1 200 m²`, `1.200`, `3,7 m`, `3m70`.
 * @param decimals how many it may have
 * @returns its value, exact to the last decimal
 */
export function readNumber(
  text: string,
  { decimals = 0, unit }: { readonly decimals?: number; readonly unit?: NumberUnit | undefined } = {},
): ReadNumber {
  if (!VISIBLE.test(text)) return { kind: 'nothing' }
  if (text.length > LONGEST) return { kind: 'refused', reason: 'figures' }
  const plain = plainLine(text)
  const written = unit === 'metres' ? plain.replace(/^(\d+) ?m ?(\d\d)$/u, '$1.$2') : plain
  const figure = unit ? stripWords(written, unitWords(unit)).rest : written
  const value = readFigure(figure.replace(/^\+/u, ''), decimals)
  if (value === undefined) return { kind: 'refused', reason: refusalOf(figure) }
  return { kind: 'number', value: value / 10 ** decimals }
}

function refusalOf(figure: string): NumberRefusal {
  if (readFigure(figure, MORE_DECIMALS) !== undefined) return 'decimals'
  if (/^[-−–—] ?\d/u.test(figure)) return 'negative'
  if (/^[\d .,']*$/u.test(figure)) return 'separators'
  const [first, second] = figure.match(FIGURES) ?? []
  return first !== undefined && second !== undefined ? 'several' : 'figures'
}

/** Degrees of latitude or longitude: a point or a comma is always the decimal sign, and `-` is west or south. */
export function readDegrees(text: string): ReadNumber {
  if (!VISIBLE.test(text)) return { kind: 'nothing' }
  const plain = text.length > LONGEST ? '' : plainLine(text).replace(/[−–]/u, '-').replace(/ ?°$/u, '')
  if (/^-?\d{1,3}(?:[.,]\d*)?$/u.test(plain))
    return { kind: 'number', value: Number(plain.replace(',', '.')) }
  return {
    kind: 'refused',
    reason: (plain.match(/\d+(?:\.\d+)?/gu) ?? []).length > 1 ? 'several' : 'figures',
  }
}
