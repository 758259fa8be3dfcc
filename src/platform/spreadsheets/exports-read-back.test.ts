import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/helpers/catalogue-folder.ts'
import { FULL_RUN } from '../../../tests/helpers/full-run.ts'
import { withZip } from '../archives/zip-reader.ts'
import { readFileHere } from './read-file.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'
import type { WrittenTable } from './written-table.ts'

/** Every code unit, halves of pairs included, and what has broken files before. */
const sign = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['\ufffe', '\uffff', '\ud800', '\udfff', '\0', '\x01', '\v', '\f', '\x1f', '\x7f', '\x85'],
      ...[
        '_x0041_',
        '_x005F_',
        '_x',
        '_',
        '=',
        '+',
        '-',
        '@',
        '＝',
        "'",
        "'=",
        "'#N/A",
        '"',
        ';',
        ',',
        '\t',
        '\r\n',
        '\r',
      ],
      ...['\n', '\u2028', '\u2029', '\ufeff', '&', '<', ']]>', '#N/A', '#REF!', ' ', '\u00a0', 'é', '👗'],
    ),
  },
)
const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))

/** What our own reader gives back. Halves of pairs are no characters, spaces around a text are none of it. */
const read = (typed: string) => typed.toWellFormed().trim()
/** CSV has no way to write U+0000. */
const readCsv = (typed: string) => read(typed.replaceAll('\0', ''))

const table = (cells: readonly string[], language: 'fr' | 'en'): WrittenTable => ({
  name: 'A',
  language,
  columns: [{ heading: 'Nom' }, { heading: 'Message' }],
  rows: (async function* rows() {
    yield cells.map((cell) => ['x', cell])
    return cells.length
  })(),
})

async function written(cells: readonly string[], format: 'csv' | 'xlsx', language: 'fr' | 'en') {
  const made: AsyncIterable<string | Uint8Array> =
    format === 'csv' ? writeCsv(table(cells, language)) : writeWorkbook(table(cells, language))
  const file = path.join(await temporaryFolder(), 'table')
  await writeFile(file, Buffer.concat((await Array.fromAsync(made)).map((piece) => Buffer.from(piece))))
  return file
}

async function messages(file: string): Promise<unknown[]> {
  const { lines } = await readFileHere(file)
  return lines.map(({ cells }) => cells[1] ?? '')
}

/** Throw where XML is not well-formed: the reader of drawings is strict, and refuses characters that XML forbids. */
function demandXml(xml: string): void {
  const root = xml.replace(/^<\?xml[^>]*\?>/, '')
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${root}</metadata></svg>`)
}

test('the strict reader of this test sees what XML forbids', () => {
  demandXml('<?xml version="1.0"?><a>\u0085\u2028</a>')
  for (const wrong of ['<a>\uffff</a>', '<a>\ufffe</a>', '<a>\x01</a>', '<a><b></a>']) {
    expect(() => demandXml(wrong)).toThrow()
  }
})

test('whatever is typed, a workbook is well-formed and reads back equal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (cells) => {
      const file = await written(cells, 'xlsx', 'fr')
      await withZip(file, async (entries) => {
        for (const entry of entries) demandXml(String(await entry.read()))
      })
      expect(await messages(file)).toEqual(cells.map(read))
    }),
    { numRuns: FULL_RUN ? 40 : 8 },
  )
})

test.each(['fr', 'en'] as const)('so does a file of comma-separated values in %s', async (language) => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (cells) => {
      expect(await messages(await written(cells, 'csv', language))).toEqual(cells.map(readCsv))
    }),
    { numRuns: 100 },
  )
})
