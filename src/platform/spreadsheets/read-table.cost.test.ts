/** What a hostile spreadsheet costs the process that serves visitors, and how a file of full size fares. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/helpers/catalogue-folder.ts'
import { FULL_RUN } from '../../../tests/helpers/full-run.ts'
import { writeZip } from '../archives/zip-writer.ts'
import { readTable } from './read-table.ts'
import { TABLE_LIMITS } from './table.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = (...entries: (readonly [id: string, type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** A workbook of the given parts. */
async function workbook(parts: { sheet: string; styles?: string; strings?: string }): Promise<string> {
  const book = `${HEAD}<workbook ${MAIN} xmlns:r="${LINKS}"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>`
  const files = {
    '[Content_Types].xml': `${HEAD}<Types/>`,
    '_rels/.rels': rels(['w', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': rels(
      ['s', 'worksheet', 'worksheets/sheet1.xml'],
      ['y', 'styles', 'styles.xml'],
      ['t', 'sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}><sheetData>${parts.sheet}</sheetData></worksheet>`,
    ...(parts.styles && { 'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}>${parts.styles}</styleSheet>` }),
    ...(parts.strings && { 'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}>${parts.strings}</sst>` }),
  }
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
    compress: true,
  }))
  const file = path.join(await temporaryFolder(), 'a.xlsx')
  await writeFile(file, Buffer.concat(await Array.fromAsync(writeZip(entries))))
  return file
}

const rows = (count: number, cell: string) => `<row>${cell}</row>`.repeat(count)
const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`

const outcomeOf = (file: string) =>
  readTable(file, { limits: TABLE_LIMITS }).then(
    ({ lines }) => lines.length,
    (error: unknown) => (error as { problem?: string }).problem,
  )

/**
 * The outcome of a file, and the milliseconds of the processor that this thread spent on it. Too much of it is
 * read up to three times: what the code costs comes back each time, and the collection of another test's garbage does not.
 */
async function costOf(file: string) {
  const once = async () => {
    const before = process.threadCpuUsage()
    const answer = await outcomeOf(file)
    const { user, system } = process.threadCpuUsage(before)
    return { answer, milliseconds: (user + system) / 1000 }
  }
  let cost = await once()
  for (let again = 0; again < 2 && cost.milliseconds >= MAX_MS; again += 1) cost = await once()
  return cost
}

/** What starting a process and taking its answer may cost, in milliseconds: twenty times what it does. */
const MAX_MS = 100

test.each([
  [
    'a format of a million signs and as many cells as may be',
    'unreadable',
    {
      sheet: rows(5000, '<c s="0"><v>1</v></c>'),
      styles: `<numFmts><numFmt numFmtId="164" formatCode="${'[\\'.repeat(600_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
    },
  ],
  [
    'more shared texts than a table has',
    'too-large',
    { sheet: '', strings: '<si><t>a</t></si>'.repeat(310_000) },
  ],
  ['one text of as many runs', 'too-large', { sheet: '', strings: `<si>${'<r></r>'.repeat(310_000)}</si>` }],
  ['more cells than a table has', 'too-large', { sheet: `<row>${'<c/>'.repeat(1_010_000)}</row>` }],
  [
    'one long text that every cell shares',
    'too-large',
    {
      sheet: rows(5000, '<c t="s"><v>0</v></c>'.repeat(20)),
      strings: `<si><t>${'a'.repeat(30_000)}</t></si>`,
    },
  ],
  [
    'a million rows of nothing, and one far below',
    1,
    { sheet: `<row r="1">${text('Nom')}</row><row r="1048576">${text('Anna')}</row>` },
  ],
] as const)('%s', async (_, expected, parts) => {
  const { answer, milliseconds } = await costOf(await workbook(parts))
  expect(answer).toBe(expected)
  expect(milliseconds).toBeLessThan(MAX_MS)
})

test.runIf(FULL_RUN)('a full table of venues is read', async () => {
  const file = await workbook({ sheet: rows(TABLE_LIMITS.rows + 1, text('Galerie').repeat(55)) })
  expect(await outcomeOf(file)).toBe(TABLE_LIMITS.rows)
})
