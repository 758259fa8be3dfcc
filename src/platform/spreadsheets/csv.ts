/** Comma-separated values as spreadsheet programs read them (RFC 4180). */

/** Separator of the fields: the one that spreadsheets expect where a language is spoken. */
export const SEPARATORS = { fr: ';', en: ',' } as const

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Beginnings that spreadsheets take for a formula (OWASP, "CSV injection"), full-width ones included. */
const FORMULA = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u

/** The apostrophe that `csvLine` writes before such a text. */
export const BEFORE_FORMULA = /^'(?=\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/u

/**
 * One line. What a spreadsheet would take for a formula begins with an apostrophe, which makes it text.
 */
export function csvLine(values: readonly (string | number | null)[], separator: string): string {
  return `${values.map((value) => field(value, separator)).join(separator)}\r\n`
}

function field(value: string | number | null, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  const needsQuotes = safe.includes(separator) || /["\r\n,;\t']/u.test(safe)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}
