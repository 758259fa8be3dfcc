/**
 * Characters that XML cannot hold, as workbooks write them: `_xFFFE_` for U+FFFE (ECMA-376, 22.9.2.19). What only looks like
 * such an escape has its first sign escaped.
 */
import { asError } from './error-cells.ts'
import type { CellFault } from './table.ts'

const ESCAPE = /_x([0-9A-Fa-f]{4})_/g

/** Control characters are left to the library that writes the file. */
const TO_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)|[\uFFFE\uFFFF]/g

/**
 * The text as a cell may hold it. Half of a surrogate pair, which is no character, becomes U+FFFD. A text that is the name of
 * an error (`#N/A`) has its first sign escaped: programs show it as it is, and it is read back as the text that it was.
 */
export function escapeCell(text: string): string {
  const escaped = text.toWellFormed().replace(TO_ESCAPE, escapedSign)
  return asError(text.trim()) === undefined ? escaped : escaped.replace(/\S/, escapedSign)
}

/** What a text means that is in a cell. */
export function saidByText(text: string): string | CellFault {
  return (
    asError(text.trim()) ??
    text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  )
}

function escapedSign(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
