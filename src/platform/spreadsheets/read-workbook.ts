/** Reading a workbook (`.xlsx`) without calculating anything. */
import { ArchiveRejection } from '../archives/zip-reader.ts'
import type { ReadSheet } from './find-table.ts'
import { dateStyles } from './number-formats.ts'
import { sharedStrings } from './shared-strings.ts'
import { type SheetCompany, sheetRows } from './sheet-rows.ts'
import { type TableLimits, TableRejection } from './table.ts'
import { attributeOf, walkXml } from './walk-xml.ts'
import { linksOf, type WorkbookParts, withParts } from './workbook-parts.ts'

/**
 * Read the visible sheets of a workbook one after another, the one that its sender saw last first.
 * @param file absolute path
 * @param find what is made of them; those that it does not ask for are not read
 * @throws {TableRejection}
 */
export async function withWorkbook<T>(
  file: string,
  limits: TableLimits,
  find: (sheets: AsyncIterable<ReadSheet>, names: readonly string[]) => Promise<T>,
): Promise<T> {
  try {
    return await withParts(file, async (parts) => {
      const { sheets, company } = await openWorkbook(parts)
      return find(
        rowsOf(parts, sheets, company, limits),
        sheets.map(({ name }) => name),
      )
    })
  } catch (error) {
    if (error instanceof TableRejection) throw error
    const isLocked = error instanceof ArchiveRejection && error.problem === 'encrypted'
    throw new TableRejection(isLocked ? 'encrypted' : 'unreadable')
  }
}

interface SheetPlace {
  readonly name: string
  readonly part: string
}

async function openWorkbook(
  parts: WorkbookParts,
): Promise<{ sheets: readonly SheetPlace[]; company: SheetCompany }> {
  const [main] = (await linksOf(parts, '')).filter(({ type }) => type === 'officeDocument')
  const book = main?.target ?? 'xl/workbook.xml'
  const xml = await parts.text(book)
  if (xml === undefined) throw new TableRejection('unreadable')
  const links = await linksOf(parts, book)
  const partOf = async (type: string) => {
    const target = links.find((link) => link.type === type)?.target
    return target === undefined ? undefined : parts.text(target)
  }
  const [strings, styles] = [await partOf('sharedStrings'), await partOf('styles')]
  const { named, active, from1904 } = sheetsIn(xml)
  const sheets = named.flatMap(({ name, id, isHidden }, place) => {
    const part = links.find((link) => link.id === id && link.type === 'worksheet')?.target
    return part === undefined || isHidden ? [] : [{ name, part, isActive: place === active }]
  })
  return {
    sheets: sheets.toSorted((one, other) => Number(other.isActive) - Number(one.isActive)),
    company: {
      strings: strings === undefined ? [] : sharedStrings(strings),
      dates: styles === undefined ? [] : dateStyles(styles),
      from1904,
    },
  }
}

function sheetsIn(xml: string) {
  const named: { name: string; id: string; isHidden: boolean }[] = []
  let [active, from1904] = [0, false]
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookView') active = Number(attributes.activeTab ?? 0)
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const { state = 'visible', name: title = '' } = attributes
      named.push({ name: title, id: attributeOf(attributes, 'id') ?? '', isHidden: state !== 'visible' })
    },
  })
  return { named, active, from1904 }
}

async function* rowsOf(
  parts: WorkbookParts,
  sheets: readonly SheetPlace[],
  company: SheetCompany,
  limits: TableLimits,
): AsyncGenerator<ReadSheet> {
  for (const { name, part } of sheets) {
    const xml = await parts.text(part)
    if (xml === undefined) throw new TableRejection('unreadable')
    const { lines, problem } = sheetRows(xml, company, limits)
    yield { name, lines, problem }
  }
}
