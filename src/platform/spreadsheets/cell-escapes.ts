/**
 * Characters that XML cannot hold, as workbooks write them: `_xFFFE_` for U+FFFE (ECMA-376, 22.9.2.19). What only looks like
 * such an escape has its first sign escaped.
 */

const ESCAPE = /_x([0-9A-Fa-f]{4})_/g

/** Control characters are left to the library that writes the file. */
const TO_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)|[\uFFFE\uFFFF]/g

/** The text as a cell may hold it. Half of a surrogate pair, which is no character, becomes U+FFFD. */
export function escapeCell(text: string): string {
  return text
    .toWellFormed()
    .replace(TO_ESCAPE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}

/** The text that a cell means. */
export function unescapeCell(text: string): string {
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
