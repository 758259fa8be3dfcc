/** Writing a table as comma-separated values, while its rows are read. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { BYTE_ORDER_MARK, csvLine, SEPARATORS } from './csv.ts'
import type { WrittenCell, WrittenTable } from './written-table.ts'

/**
 * Write a table, a piece of text at a time.
 * @returns how many records there were
 */
export async function* writeCsv({ language, columns, rows }: WrittenTable): AsyncGenerator<string, number> {
  const separator = SEPARATORS[language]
  const headings = columns.map(({ heading }) => heading)
  yield BYTE_ORDER_MARK + csvLine(headings, separator)
  for (;;) {
    const next = await rows.next()
    if (next.done) return next.value
    const lines = next.value.map((row) =>
      csvLine(
        row.map((cell) => written(cell, language)),
        separator,
      ),
    )
    if (lines.length > 0) yield lines.join('')
  }
}

/** Excel takes a number for one only with the decimal sign of its language. */
function written(cell: WrittenCell, language: AdminLanguage): WrittenCell {
  if (typeof cell !== 'number' || Number.isInteger(cell)) return cell
  return language === 'fr' ? String(cell).replace('.', ',') : cell
}
