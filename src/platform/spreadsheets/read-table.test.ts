import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/helpers/catalogue-folder.ts'
import { withZip } from '../archives/zip-reader.ts'
import { writeZip } from '../archives/zip-writer.ts'
import { matchColumns } from './match-columns.ts'
import { readFileHere } from './read-file.ts'
import { cellName, FORMULA, type SheetTable, TABLE_LIMITS, TableRejection } from './table.ts'

async function read(bytes: Uint8Array | string, limits = TABLE_LIMITS): Promise<SheetTable> {
  const file = path.join(await temporaryFolder(), 'table')
  await writeFile(file, bytes)
  const { source: _, ...table } = await readFileHere(file, { limits })
  return table
}

async function problemOf(bytes: Uint8Array | string, limits = TABLE_LIMITS): Promise<unknown> {
  const error = await read(bytes, limits).catch((reason: unknown) => reason)
  return error instanceof TableRejection ? error.problem : error
}

const TEXT = 'Nom;Société\r\n"Zoë ""Z"" Ménard";"Œuvre\nd’été"\r\n'
const TABLE = {
  headings: ['Nom', 'Société'],
  lines: [{ number: 2, cells: ['Zoë "Z" Ménard', 'Œuvre\nd’été'] }],
}

/** Windows-1252, for the letters of the text. */
function windows(text: string): Buffer {
  const above: Readonly<Record<string, number>> = { Œ: 0x8c, '’': 0x92 }
  return Buffer.from([...text].map((letter) => above[letter] ?? letter.charCodeAt(0)))
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 little-endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 big-endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['Windows-1252', windows(TEXT)],
  ['commas', Buffer.from(TEXT.replace(/;/g, ','))],
  ['tabs', Buffer.from(TEXT.replace(/;/g, '\t'))],
  ['lines that end as on a Mac', Buffer.from(TEXT.replace(/\r\n/g, '\r'))],
])('comma-separated values in %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(TABLE)
})

test('the separator that Excel names; rows keep the numbers that a spreadsheet gives them', async () => {
  const table = await read('sep=,\r\n\r\nNom,"a;b;c"\r\n\r\nInès,2\r\n')
  expect(table).toEqual({ headings: ['Nom', 'a;b;c'], lines: [{ number: 5, cells: ['Inès', '2'] }] })
})

test('a formula is nothing but a formula; the apostrophe of an exported file goes', async () => {
  const csv = await read(`a,b,c\n=1+1,'+33 1,'quoted'\n`)
  expect(csv.lines[0]?.cells).toEqual([FORMULA, '+33 1', "'quoted'"])
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'A',
        rows: [
          ['a', 'b', 'c'],
          ['=1+1', 2.5, new Date('2026-11-05')],
        ],
        cells: new Map([
          ['2,1', { value: 2, formula: 'HYPERLINK("http://evil.example")', formulaResult: 2 }],
        ]),
      },
      { name: 'B', rows: [['never read']] },
    ],
  })
  const { headings, lines } = await read(workbook)
  expect(headings).toEqual(['a', 'b', 'c'])
  // What is stored as text is text, whatever it begins with.
  expect(lines[0]).toEqual({ number: 2, cells: ['=1+1', 2.5, new Date('2026-11-05')] })
  expect(lines[1]?.cells[1]).toEqual(FORMULA)
})

test('a hidden first sheet is passed over', async () => {
  const sheets = [
    { name: 'A', rows: [['hidden']], hidden: true },
    { name: 'B', rows: [['seen']] },
  ]
  expect((await read(await writeXlsx({ sheets, activeSheet: 1 }))).headings).toEqual(['seen'])
})

/** The workbook with a cell at the last place that there is. */
async function withCorner(workbook: Uint8Array): Promise<Uint8Array> {
  const file = path.join(await temporaryFolder(), 'a.xlsx')
  await writeFile(file, workbook)
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
  const files = await withZip(file, (entries) =>
    Promise.all(
      entries.map(async (entry) => {
        const text = String(await entry.read()).replace('</sheetData>', corner)
        return { name: entry.name, bytes: Buffer.from(text), compress: true }
      }),
    ),
  )
  return Buffer.concat(await Array.fromAsync(writeZip(files)))
}

test('too many rows and columns, cells at the far corner, and nothing at all are refused', async () => {
  const limits = { rows: 3, columns: 4 }
  const rows = (count: number) => Array.from({ length: count }, (_, at) => [`row ${at}`])
  const book = (cells: (string | null)[][]) => writeXlsx({ sheets: [{ name: 'A', rows: cells }] })
  expect((await read(await book(rows(4)), limits)).lines).toHaveLength(3)
  expect(await problemOf(await book(rows(5)), limits)).toBe('too-many-rows')
  expect(await problemOf(rows(5).join('\n'), limits)).toBe('too-many-rows')
  expect(await problemOf(await book([['a', 'b', 'c', 'd', 'e']]), limits)).toBe('too-many-columns')
  expect(await problemOf('a,b,c,d,e\n', limits)).toBe('too-many-columns')
  expect(await problemOf(await withCorner(await book([['a']])))).toBe('too-many-columns')
  expect(await problemOf(' \n;;\n')).toBe('empty')
})

test('what is no spreadsheet, has a password, or unpacks to much is refused', async () => {
  expect(await problemOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toBe('old-format')
  expect(await problemOf(Buffer.from('PK\u0003\u0004 and no more'))).toBe('unreadable')
  expect(await problemOf(Buffer.from([0, 1, 2, 3, 0]))).toBe('unreadable')
  const zip = async (name: string, bytes: Uint8Array) =>
    Buffer.concat(await Array.fromAsync(writeZip([{ name, bytes, compress: true }])))
  expect(await problemOf(await zip('readme.txt', Buffer.from('x')))).toBe('unreadable')
  const bomb = await zip('xl/workbook.xml', Buffer.alloc(50_000_000))
  expect(bomb.length).toBeLessThan(100_000)
  expect(await problemOf(bomb)).toBe('too-large')
})

test('columns are found by their headings, whatever their case, accents and order', () => {
  const wanted = [
    { key: 'phone', names: ['Mobile', 'Téléphone', 'Phone'] },
    { key: 'name', names: ['Nom'] },
    { key: 'job', names: ['Job title'], otherwise: ['Title'] },
  ]
  const line = (cells: string[]) => [{ number: 2, cells }]
  const headings = ['NOM ', '', 'Stand', 'telephone :', 'mobile', 'Title']
  const { at, ignored } = matchColumns({ headings, lines: line(['A', 'b', 'B12', '1', '2', 'Ms']) }, wanted)
  // Of two columns for one thing the one that counts stands first.
  expect([...at]).toEqual([
    ['phone', [4, 3]],
    ['name', [0]],
    ['job', [5]],
  ])
  expect(ignored).toEqual([
    { heading: '', samples: ['b'], filled: 1 },
    { heading: 'Stand', samples: ['B12'], filled: 1 },
  ])
  const both = matchColumns({ headings: ['Title', 'Job title'], lines: line(['Ms', 'Buyer']) }, wanted)
  expect([both.at.get('job'), both.ignored]).toEqual([
    [1],
    [{ heading: 'Title', samples: ['Ms'], filled: 1 }],
  ])
})

test('cells have the names that a spreadsheet gives them', () => {
  expect([cellName(0, 1), cellName(25, 2), cellName(26, 3), cellName(701, 4), cellName(702, 5)]).toEqual([
    ...['A1', 'Z2', 'AA3', 'ZZ4', 'AAA5'],
  ])
})
