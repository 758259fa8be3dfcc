import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { readFileHere } from '#/platform/spreadsheets/read-file.ts'
import { type SheetTable, type TableCell, TableRejection } from '#/platform/spreadsheets/table.ts'
import { writeCsv } from '#/platform/spreadsheets/write-csv.ts'
import { writeWorkbook } from '#/platform/spreadsheets/write-workbook.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import {
  temporaryFolder,
  venueRecord,
  writeCatalogue,
} from '../../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES, useDatabase } from '../../../../../../tests/helpers/database.ts'
import { importCatalogue } from '../import-catalogue.server.ts'
import { venueTable } from './export-venue-table.server.ts'
import { importVenueTable, planVenueTable } from './import-venue-table.server.ts'
import { columnNames, VENUE_COLUMNS } from './table-columns.ts'
import { choiceName, loadTableWords } from './table-words.ts'

const SHEET = {
  ...{ powerKw: 36, powerPhase: 'three', lift: 'goods', liftLoadKg: 1000, musicUntil: '22:30' },
  ...{ railMetres: 12, orientation: 'north-east', accessSteps: 2 },
}

describe('columns', () => {
  test('no two columns go by the same heading, and no name of a choice holds a separator', async () => {
    await loadTableWords()
    const names = VENUE_COLUMNS.flatMap((column) => [...new Set(columnNames(column))])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const lists = VENUE_COLUMNS.flatMap(({ holds, attribute }) =>
      holds !== 'line' && holds.kind === 'eachOf' && attribute
        ? holds.ids.flatMap((id) => [choiceName(attribute, id, 'fr'), choiceName(attribute, id, 'en')])
        : [],
    )
    expect(lists.length).toBeGreaterThan(50)
    expect(lists.filter((name) => /[,;\n]/.test(name))).toEqual([])
  })
})

describe.each(ENGINES)('venues as a table on %s', (engine) => {
  const database = useDatabase(engine)
  const site = () => ({ database: database() })

  async function withVenues() {
    const storage = openLocalStorage(await temporaryFolder())
    const source = await writeCatalogue([venueRecord('alpha', SHEET), venueRecord('beta')])
    await importCatalogue({ ...site(), storage }, source, () => {})
  }

  async function exported(format: 'csv' | 'xlsx', language: AdminLanguage): Promise<SheetTable> {
    await loadTableWords()
    const table = venueTable(database().db, language)
    const file: AsyncIterable<string | Uint8Array> = format === 'csv' ? writeCsv(table) : writeWorkbook(table)
    const pieces = await Array.fromAsync(file)
    const place = path.join(await temporaryFolder(), 'table')
    await writeFile(place, Buffer.concat(pieces.map((piece) => Buffer.from(piece))))
    return readFileHere(place)
  }

  const tableOf = (headings: string[], ...rows: TableCell[][]): SheetTable => ({
    headings,
    lines: rows.map((cells, at) => ({ number: at + 2, cells })),
  })
  const plan = (table: SheetTable) => planVenueTable(site(), table, 'en')
  const history = () =>
    database()
      .db.selectFrom('venue_history')
      .select(['event', 'actor', 'version'])
      .orderBy('version')
      .execute()

  test.each([
    ['xlsx', 'fr'],
    ['xlsx', 'en'],
    ['csv', 'fr'],
    ['csv', 'en'],
  ] as const)('what goes out as %s in %s comes in without a change', async (format, language) => {
    await withVenues()
    const table = await exported(format, language)
    expect(table.lines).toHaveLength(2)
    expect(await plan(table)).toMatchObject({
      added: [],
      changed: [],
      unchanged: 2,
      refused: [],
      ignored: [],
    })
  })

  test('moved and missing columns, words of both languages, typed numbers; empty cells clear what may be unknown', async () => {
    await withVenues()
    const table = tableOf(
      [
        'Price per day',
        'Équipements',
        'Adresse de page',
        'Puissance',
        'Stand',
        'Music until',
        'Hauteur (m)',
        'runway',
      ],
      ['1 500,50 €', 'Portants; freight-lift, Wifi', 'alpha', null, 'B12', '23h', '4,5 m', null],
    )
    const found = await plan(table)
    expect(found).toMatchObject({
      added: [],
      refused: [],
      unchanged: 0,
      ignored: expect.arrayContaining([{ heading: 'Stand', samples: ['B12'], filled: 1 }]),
    })
    const values = new Map(
      found.changed[0]?.changes.map(({ column, before, after }) => [column, [before, after]]),
    )
    expect(values.get('Price per day (€)')).toEqual(['1,450.99', '1,500.5'])
    expect(values.get('Ceiling height (m)')).toEqual(['3.9', '4.5'])
    expect(values.get('Power (kW)')).toEqual(['36', ''])
    expect(values.get('Amplified music until')).toEqual(['22:30', '23:00'])
    expect(found.changed[0]?.row).toBe(2)
  })

  test('exactly the plan is written, in the history and all at once; an outdated one is not', async () => {
    await withVenues()
    const table = tableOf(
      ['slug', 'Nom', 'Métro', 'Surface'],
      ['alpha', 'Alpha', 'Sentier', 120],
      ['beta', 'Galerie beta', 'Chemin Vert', 95],
    )
    const before = await plan(table)
    expect(before).toMatchObject({ unchanged: 1, changed: [{ name: 'Alpha', changes: [{}, {}, {}] }] })
    const company = { author: { id: null, name: 'Inès Roux', network: null }, last: () => Promise.resolve() }
    await database().db.updateTable('venue').set({ surface_m2: 97 }).where('slug', '=', 'alpha').execute()
    const late = await importVenueTable(site(), table, 'en', before.digest, company).catch(
      (error: unknown) => error,
    )
    expect(late).toBeInstanceOf(PlanChangedError)
    expect(await history()).toEqual([])
    const digest = late instanceof PlanChangedError ? late.plan.digest : ''
    // What fails at the end takes everything with it.
    const failing = { ...company, last: () => Promise.reject(new Error('no room')) }
    await expect(importVenueTable(site(), table, 'en', digest, failing)).rejects.toThrow('no room')
    expect((await plan(table)).unchanged).toBe(1)
    await importVenueTable(site(), table, 'en', digest, company)
    expect(await history()).toMatchObject([
      { version: 1, event: 'found' },
      { version: 2, event: 'imported', actor: 'Inès Roux' },
    ])
    expect(await plan(table)).toMatchObject({ unchanged: 2, changed: [] })
    const words = await database().db.selectFrom('venue_translation').select('title').execute()
    expect(words.map(({ title }) => title)).toContain('alpha ja')
    expect(await database().db.selectFrom('photo').select('key').execute()).toHaveLength(4)
  })

  test('a new venue is a draft; rows that cannot be taken are named with their column', async () => {
    await withVenues()
    const whole = await exported('xlsx', 'en')
    const alpha = whole.lines[0]?.cells ?? []
    const at = (heading: string) => whole.headings.indexOf(heading)
    const row = (changes: Readonly<Record<string, TableCell>>) =>
      whole.headings.map((heading, column) =>
        heading in changes ? (changes[heading] ?? null) : (alpha[column] ?? null),
      )
    const slug = whole.headings[0] ?? ''
    const table = tableOf(
      [...whole.headings],
      row({ [slug]: 'gamma', Status: null }),
      row({ [slug]: 'delta', Status: 'Published' }),
      row({ [slug]: 'beta', Type: 'Palace' }),
      row({ [slug]: null }),
      row({ Name: 'Alpha' }),
      row({ Name: 'Alpha again' }),
      row({ [slug]: 'epsilon', Status: null, 'Floor area (m²)': 0 }),
    )
    expect(at('Floor area (m²)')).toBeGreaterThan(0)
    const found = await plan(table)
    expect(found.added).toEqual([{ row: 2, name: 'Galerie alpha', about: ['Gallery', 'Le Marais'] }])
    expect(found.changed.map((one) => one.row)).toEqual([6])
    expect(found.refused.map(({ row, issues }) => [row, issues[0]?.column])).toEqual([
      [3, 'Status'],
      [4, 'Type'],
      [5, slug],
      [7, slug],
      [8, 'Floor area (m²)'],
    ])
    expect(found.refused[4]?.issues[0]?.reason).toBe('Must be at least 1, not 0.')
    const company = { author: { id: null, name: 'Inès Roux', network: null }, last: () => Promise.resolve() }
    await importVenueTable(site(), table, 'en', found.digest, company)
    const rows = await database()
      .db.selectFrom('venue')
      .select(['slug', 'status', 'name'])
      .orderBy('slug')
      .execute()
    expect(rows).toEqual([
      { slug: 'alpha', status: 'published', name: 'Alpha' },
      { slug: 'beta', status: 'published', name: 'Galerie beta' },
      { slug: 'gamma', status: 'draft', name: 'Galerie alpha' },
    ])
  })

  test('rows go out in the order of our selection, which sorted rows do not change', async () => {
    await withVenues()
    const order = async () => (await exported('csv', 'en')).lines.map(({ cells }) => cells[0])
    const before = await order()
    await database().db.updateTable('venue').set({ selection_place: -1 }).where('slug', '=', 'beta').execute()
    expect(await order()).toEqual(before.toReversed())
    const table = await exported('csv', 'en')
    const sorted = await plan({ ...table, lines: table.lines.toReversed() })
    expect(sorted).toMatchObject({ unchanged: 2, changed: [] })
    const company = { author: { id: null, name: 'Inès Roux', network: null }, last: () => Promise.resolve() }
    await importVenueTable(
      site(),
      { ...table, lines: table.lines.toReversed() },
      'en',
      sorted.digest,
      company,
    )
    expect(await order()).toEqual(before.toReversed())
  })

  test('a table without addresses of pages is no table of venues', async () => {
    await expect(plan(tableOf(['Nom'], ['Alpha']))).rejects.toThrow(TableRejection)
  })
})
