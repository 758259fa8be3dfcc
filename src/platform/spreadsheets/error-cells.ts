/** The errors that formulas end in, where a file has them as text. */
import type { CellFault } from './table.ts'

/**
 * `#REF!`, `#NAME?`, `#¡VALOR!`, `#ДЕЛ/0!` in any language, the ones without a sign at their end, LibreOffice's `Err:502`, and
 * the hashes of a column that was too narrow.
 */
const ERROR =
  /^(?:#[\p{Lu}¡¿/_\d ]{2,20}[!?]|#(?:N\/A|N\/D|N\/V|NV|Н\/Д|N\/DISP|GETTING_DATA)|Err:\d{3}|#{3,})$/u

/** The fault that a text stands for; nothing where it is a text. */
export function asError(text: string): CellFault | undefined {
  return text.length <= 40 && ERROR.test(text) ? { fault: 'error', text } : undefined
}
