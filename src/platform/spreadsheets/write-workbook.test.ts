import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/helpers/catalogue-folder.ts'
import { withZip } from '../archives/zip-reader.ts'
import { readFileHere } from './read-file.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'
import type { WrittenTable } from './written-table.ts'

const table = (): WrittenTable => ({
  name: 'Demandes',
  language: 'fr',
  columns: [{ heading: 'Nom' }, { heading: 'Prix', holds: 'number' }, { heading: 'Reçue', holds: 'moment' }],
  rows: (async function* rows() {
    yield [['=HYPERLINK("http://evil.example")', 19.99, '2026-11-22 09:12']]
    yield [['+33 6', null, null]]
    return 2
  })(),
})

/** Everything that a generator gives, and what it returns. */
async function all<Piece>(pieces: AsyncGenerator<Piece, number>): Promise<[Piece[], number]> {
  const found: Piece[] = []
  for (;;) {
    const next = await pieces.next()
    if (next.done) return [found, next.value]
    found.push(next.value)
  }
}

test('a workbook has texts, numbers and dates, and no formula', async () => {
  const [chunks, count] = await all(writeWorkbook(table()))
  expect(count).toBe(2)
  const file = path.join(await temporaryFolder(), 'a.xlsx')
  await writeFile(file, Buffer.concat(chunks))
  const { headings, lines } = await readFileHere(file)
  expect(headings).toEqual(['Nom', 'Prix', 'Reçue'])
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['=HYPERLINK("http://evil.example")', 19.99, new Date('2026-11-22T09:12:00Z')],
    ['+33 6'],
  ])
  const sheet = await withZip(file, async (entries) => {
    const entry = entries.find(({ name }) => name.startsWith('xl/worksheets/'))
    return String(await entry?.read())
  })
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet).toContain('t="inlineStr"')
})

test('the same as comma-separated values, with the decimal sign of the language', async () => {
  const [pieces, count] = await all(writeCsv(table()))
  expect(count).toBe(2)
  expect(pieces.join('')).toBe(
    `\uFEFFNom;Prix;Reçue\r\n"'=HYPERLINK(""http://evil.example"")";"19,99";2026-11-22 09:12\r\n"'+33 6";;\r\n`,
  )
})
