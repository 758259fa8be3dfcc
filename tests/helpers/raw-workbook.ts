/** Workbooks written part by part, as other programs write them. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeZip } from '#/platform/archives/zip-writer.ts'
import { temporaryFolder } from './catalogue-folder.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What is unusual about a workbook. */
export interface RawWorkbook {
  /** Inside `<sheetData>`. */
  readonly rows: string
  /** Inside `<sst>`. */
  readonly strings?: string
  /** Attributes of `<workbookPr>`. */
  readonly properties?: string
  /** Prefix of all elements, with its colon. */
  readonly prefix?: string
  /** Name of the part of the sheet in the archive, and as the workbook names it. */
  readonly sheet?: readonly [entry: string, target: string]
  /** Namespaces of the main part and of relationships, where they are others (strict OOXML). */
  readonly namespaces?: readonly [main: string, links: string]
}

/**
 * Write a workbook with one sheet; style 1 is a date, style 2 a time.
 * @returns path of the file
 */
export async function rawWorkbook({
  rows,
  strings = '',
  properties = '',
  prefix = '',
  sheet = ['xl/worksheets/sheet1.xml', 'worksheets/sheet1.xml'],
  namespaces: [main, links] = [MAIN, LINKS],
}: RawWorkbook): Promise<string> {
  const own = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`
  const element = (name: string, inner: string, attributes = '') =>
    `<${prefix}${name} ${own}="${main}" xmlns:r="${links}" ${attributes}>${inner.replaceAll(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}`)}</${prefix}${name}>`
  const relations = (...targets: [type: string, target: string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ([type, target], at) => `<Relationship Id="r${at + 1}" Type="${links}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`
  const parts: Record<string, string> = {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': element(
      'workbook',
      `<workbookPr ${properties}/><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', sheet[1]],
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/styles.xml': element(
      'styleSheet',
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs>',
    ),
    'xl/sharedStrings.xml': element('sst', strings),
    [sheet[0]]: element('worksheet', `<sheetData>${rows}</sheetData>`),
  }
  const entries = Object.entries(parts).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
    compress: true,
  }))
  const file = path.join(await temporaryFolder(), 'table.xlsx')
  await writeFile(file, Buffer.concat(await Array.fromAsync(writeZip(entries))))
  return file
}

/** A row of texts that are in their cells, and of cells as they are written. */
export function rawRow(...cells: string[]): string {
  return `<row>${cells.map((cell) => (cell.startsWith('<c') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`
}
