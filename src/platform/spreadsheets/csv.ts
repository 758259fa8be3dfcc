/** Comma-separated values as spreadsheet programs read them (RFC 4180). */

import { asError } from './error-cells.ts'

/** Separator of the fields: the one that spreadsheets expect where a language is spoken. */
export const SEPARATORS = { fr: ';', en: ',' } as const

/** Mark of a UTF-8 file for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Beginnings that spreadsheets take for a formula (OWASP, "CSV injection"), full-width ones included. */
const FORMULA = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u

/** Typed apostrophes, from which the written one has to be distinguished. */
const APOSTROPHES = /^'+/

/**
 * One line. What a spreadsheet would take for a formula begins with an apostrophe, which makes it text; so does the name of
 * an error (`#N/A`). U+0000, at which a file would end for many programs, is left out.
 */
export function csvLine(values: readonly (string | number | null)[], separator: string): string {
  return `${values.map((value) => field(value, separator)).join(separator)}\r\n`
}

function field(value: string | number | null, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replaceAll('\0', '').toWellFormed()
  const safe = needsMark(text.replace(APOSTROPHES, '')) ? `'${text}` : text
  const needsQuotes = safe.includes(separator) || /["\r\n,;\t']/u.test(safe)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Whether an apostrophe is before a text that `csvLine` has put there. */
export function isMarked(text: string): boolean {
  return APOSTROPHES.test(text) && needsMark(text.replace(APOSTROPHES, ''))
}

function needsMark(text: string): boolean {
  return FORMULA.test(text) || asError(text.trim()) !== undefined
}
