/** Which number formats of a workbook are dates and times. */
import { TableRejection } from './table.ts'
import { walkXml } from './walk-xml.ts'

/** The most characters that Excel takes in a format. */
const MAX_CODE = 255

/** Formats without a code of their own (ECMA-376, 18.8.30), those of East Asia included. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/**
 * Read the styles of a workbook.
 * @returns whether the cells of each style are dates, by its number
 * @throws {TableRejection} for a format longer than there are
 */
export function dateStyles(xml: string): boolean[] {
  const own = new Map<number, boolean>()
  const formats: number[] = []
  let isInCells = false
  walkXml(xml, {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(Number(numFmtId ?? 0))
      if (name !== 'numFmt') return
      if (formatCode.length > MAX_CODE) throw new TableRejection('unreadable')
      own.set(Number(numFmtId), isDateCode(formatCode))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats.map((id) => own.get(id) ?? isBuiltInDate(id))
}

/** Signs of days and hours, besides what is quoted, escaped, a colour or a country. `[h]` counts hours. */
function isDateCode(code: string): boolean {
  const bare = code
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/"[^"]*"?|\\.|[*_].|\[[^\]]*\]?/g, '')
    .toLowerCase()
  return !/^\s*general\b/.test(bare) && /[dmyhs]/.test(bare)
}
