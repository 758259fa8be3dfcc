/** The texts that the cells of a workbook share. */
import { saidByText } from './cell-escapes.ts'
import { type CellFault, TableRejection } from './table.ts'
import { walkXml } from './walk-xml.ts'

/** More than a full table of any kind has; runs are stretches of one text with one look. */
const [MAX_STRINGS, MAX_RUNS] = [300_000, 300_000]

/**
 * Read them, in their order. How a text is read aloud (furigana) is no part of it.
 * @throws {TableRejection} when there are more than a table can have
 */
export function sharedStrings(xml: string): (string | CellFault)[] {
  const strings: (string | CellFault)[] = []
  let runs = 0
  let [isText, isReading] = [false, false]
  let text = ''
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      if (name === 't') isText = true
      if (name === 'r') runs += 1
      if (runs > MAX_RUNS) throw new TableRejection('too-large')
    },
    text: (piece) => {
      if (isText && !isReading) text += piece
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') strings.push(saidByText(text))
      if (strings.length > MAX_STRINGS) throw new TableRejection('too-large')
    },
  })
  return strings
}
