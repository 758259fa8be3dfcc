/** Reading single fields of an address. Nothing here throws; what is wrong becomes a problem. */

import { toEuros } from '#/lib/money.ts'
import type { NumberUnit } from '#/lib/typed/number-units.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { readNumber as readTypedNumber } from '#/lib/typed/read-number.ts'
import type { FilterProblem } from './venue.ts'

/** The longest search text; what is typed beyond it is cut off. */
export const MAX_QUERY_LENGTH = 100

const MAX_PAGE = 50
const MAX_PROBLEM_TEXT_LENGTH = 60

/** The first value with a character in it. An empty field of a form filters nothing. */
export function firstValue(params: URLSearchParams, field: string): string | undefined {
  return params
    .getAll(field)
    .map(tidy)
    .find((value) => value !== '')
}

/** One line, without control characters and without doubled spaces. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
}

/** A line of free text. */
export function readText(params: URLSearchParams, field: string): string | undefined {
  const text = firstValue(params, field)
  return text === undefined ? undefined : cut(text, MAX_QUERY_LENGTH)
}

/** One of the options. */
export function readChoice<T extends string>(
  params: URLSearchParams,
  field: string,
  options: readonly T[],
  problems: FilterProblem[],
): T | undefined {
  const text = firstValue(params, field)
  if (text === undefined) return undefined
  const option = options.find((candidate) => candidate === text)
  if (option === undefined) problems.push({ field, code: 'unknown', text: shorten(text) })
  return option
}

/** Any number of the options, each once and in their own order. Ids (`readIds`) are passed over. */
export function readChoices<T extends string>(
  params: URLSearchParams,
  field: string,
  options: readonly T[],
  problems: FilterProblem[],
): T[] {
  const texts = new Set(textsOf(params, field).filter((text) => !ID.test(text)))
  const chosen = options.filter((option) => texts.delete(option))
  for (const text of texts) problems.push({ field, code: 'unknown', text: shorten(text) })
  return chosen
}

/** A UUID, as the database writes it. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of rows, each once and sorted; which of them there are, only the server knows. */
export function readIds(params: URLSearchParams, field: string): string[] {
  return [...new Set(textsOf(params, field).filter((text) => ID.test(text)))].sort()
}

function textsOf(params: URLSearchParams, field: string): string[] {
  return params
    .getAll(field)
    .map(tidy)
    .filter((text) => text !== '')
}

interface NumberLimits {
  readonly min?: number
  readonly max: number
  /** What the number counts: may be typed with it. */
  readonly unit?: NumberUnit | 'euros' | undefined
}

/** A whole number from `min` to `max`, as people write it: `1 200`, `1.200 m²`, `€1,900`. */
export function readNumber(
  params: URLSearchParams,
  field: string,
  { min = 0, max, unit }: NumberLimits,
  problems: FilterProblem[],
): number | undefined {
  const text = firstValue(params, field)
  if (text === undefined) return undefined
  const value = unit === 'euros' ? wholeEuros(text) : wholeNumber(text, unit)
  if (value >= min && value <= max) return value
  problems.push({ field, code: 'number', text: shorten(text), min, max })
  return undefined
}

function wholeNumber(text: string, unit: NumberUnit | undefined): number {
  const read = readTypedNumber(text, { unit })
  return read.kind === 'number' ? read.value : Number.NaN
}

/** Prices of the list are before tax, so one with tax is none; what is begun counts as a euro. */
function wholeEuros(text: string): number {
  const read = readAmount(text)
  return read.kind === 'amount' && read.tax !== 'incl' ? Math.ceil(toEuros(read.cents)) : Number.NaN
}

/** A page number, 1 where there is no usable one: it is not typed, so there is nothing to explain. */
export function readPage(params: URLSearchParams, field: string): number {
  const text = firstValue(params, field) ?? ''
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1
}

/** The beginning of what was typed, for a message. */
export function shorten(text: string): string {
  return text.length <= MAX_PROBLEM_TEXT_LENGTH ? text : `${cut(text, MAX_PROBLEM_TEXT_LENGTH - 1)}…`
}

/** The first characters, never half of one. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim()
}
