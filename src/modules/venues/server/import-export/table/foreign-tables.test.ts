import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TablePlan } from '#/lib/table-import.ts'
import { readFileHere } from '#/platform/spreadsheets/read-file.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import {
  temporaryFolder,
  venueRecord,
  writeCatalogue,
} from '../../../../../../tests/helpers/catalogue-folder.ts'
import { useDatabase } from '../../../../../../tests/helpers/database.ts'
import { rawRow, rawWorkbook } from '../../../../../../tests/helpers/raw-workbook.ts'
import { MUSIC_HOURS } from '../../../model/venue-options.ts'
import { importCatalogue, planImport } from '../import-catalogue.server.ts'
import { importVenueTable, planVenueTable } from './import-venue-table.server.ts'
import { venueHeadings } from './table-columns.ts'

const FOLDER = path.join(import.meta.dirname, '../../../../../../tests/fixtures/imports')

/** As the tables of the cases know them: name, price and height. */
const VENUES = [
  ['hotel-de-marbeuf', 'Hôtel de Marbeuf', 310, 4800, 3.7],
  ['loft-blanc-popincourt', 'Loft Blanc Popincourt', 210, 2300, 4.6],
  ['galerie-montmorency', 'Galerie Montmorency', 160, 2600, 4.1],
  ['boutique-saint-roch', 'Boutique Saint-Roch', 48, 1150, 3.5],
  ['hotel-de-breteuil', 'Hôtel de Breteuil', 220, 4200, 3.9],
  ['caveau-des-victoires', 'Caveau des Victoires', 170, 1950, 3.5],
] as const

describe('tables of venues as spreadsheets leave them', () => {
  const database = useDatabase('sqlite')
  const site = () => ({ database: database() })
  const records = () =>
    VENUES.map(([slug, name, surfaceM2, priceFromDayEur, ceilingHeightM]) =>
      venueRecord(slug, { name, surfaceM2, priceFromDayEur, ceilingHeightM }),
    )
  const target = async () => ({ ...site(), storage: openLocalStorage(await temporaryFolder()) })

  beforeEach(async () => {
    await importCatalogue(await target(), await writeCatalogue(records()), () => {})
  })

  const read = async (name: string) =>
    readFileHere(path.resolve(FOLDER, name), { headings: await venueHeadings() })
  const planOf = async (name: string) => planVenueTable(site(), await read(name), 'en')
  const issues = ({ refused }: TablePlan) =>
    refused.map(({ row, issues }) => [row, issues.map(({ column, reason }) => `${column}: ${reason}`)])

  test('the noise of sums is no change, not even before the first import', async () => {
    expect(await planOf('25b-floatceiling.xlsx')).toMatchObject({ unchanged: 6, changed: [], refused: [] })
  })

  test('the noise of sums is no change of a catalogue either', async () => {
    const noisy = records().map((record) => ({
      ...record,
      ceilingHeightM: Number(record.ceilingHeightM) + 4e-16,
    }))
    const plan = await planImport(await target(), await writeCatalogue(noisy))
    expect(plan).toMatchObject({ unchanged: 6, replaced: [] })
  })

  test('errors of formulas are told by their cell, everything that is wrong with a row at once', async () => {
    const plan = await planOf('21-cells.xlsx')
    expect(plan).toMatchObject({ added: [], changed: [], unchanged: 2 })
    const told = new Map(issues(plan) as [number, string[]][])
    expect(told.get(2)).toEqual([
      'Name: Cell B2 holds an error of the spreadsheet (#N/A). Correct it there, or empty the cell.',
    ])
    expect(told.get(3)?.[0]).toMatch(/^Floor area \(m²\): /)
    expect(told.get(6)?.[0]).toContain('two decimal places')
    expect(told.get(7)?.[0]).toContain('is not a number')
    // An unknown venue lacks all that the table does not say.
    expect(told.get(9)?.[0]).toContain('C9')
    expect(told.get(9)?.length).toBeGreaterThan(3)
  })

  const lines = (...cells: (string | number)[][]) => cells.map((row, at) => ({ number: at + 2, cells: row }))

  test('a price is warned of as in the editor, one with tax refused, and the choices are told', async () => {
    const table = {
      headings: ['slug', 'Price per day (€)', 'Type'],
      lines: lines(
        ['hotel-de-marbeuf', 48, 'Gallery'],
        ['hotel-de-breteuil', '4 200 € TTC', 'Gallery'],
        ['boutique-saint-roch', 1150, 'Palace'],
      ),
    }
    const plan = await planVenueTable(site(), table, 'en')
    expect(plan.changed).toMatchObject([
      {
        row: 2,
        warnings: ['Very low: under €50 a day.', 'Less than half the venue’s price, €4,800 a day.'],
      },
    ])
    expect(issues(plan)).toEqual([
      [3, ['Price per day (€): This price includes VAT. Enter it before tax: €3,500.00 at 20%.']],
      [
        4,
        ['Type: “Palace” is not one of the choices of this column: Showroom, Gallery, Pop-up space, Loft.'],
      ],
    ])
  })

  test('of two columns for one thing the filled one counts, and two different ones are refused', async () => {
    const table = {
      headings: ['slug', 'Surface', 'Floor area (m²)'],
      lines: lines(['hotel-de-marbeuf', '', 320], ['hotel-de-breteuil', 221, 222]),
    }
    const plan = await planVenueTable(site(), table, 'en')
    expect(plan.changed).toMatchObject([{ row: 2, changes: [{ before: '310', after: '320' }] }])
    expect(plan.refused.map(({ row }) => row)).toEqual([3])
    const company = { author: { id: null, name: 'Inès Roux', network: null }, last: () => Promise.resolve() }
    await importVenueTable(site(), table, 'en', plan.digest, company)
    expect(await planVenueTable(site(), table, 'en')).toMatchObject({ unchanged: 1, changed: [] })
  })

  test('hours of cells and noise of sums are read to the half hour and the cent, in elements with a prefix too', async () => {
    const clocks = MUSIC_HOURS.filter((hour) => hour.includes(':'))
    expect(clocks.length).toBeGreaterThan(5)
    // Fifteen digits, as spreadsheets store them.
    const cells = clocks.map((clock) => {
      const [hours = 0, minutes = 0] = clock.split(':').map(Number)
      return `<c s="2"><v>${((hours + minutes / 60) / 24).toPrecision(15)}</v></c>`
    })
    const price = '<c><v>2860.0000000000005</v></c>'
    const read: unknown[] = []
    for (let at = 0; at < cells.length; at += VENUES.length) {
      const rows = cells
        .slice(at, at + VENUES.length)
        .map((cell, row) => rawRow(VENUES[row]?.[0] ?? '', cell, price))
      const head = rawRow('slug', 'Music until', 'Price per day (€)')
      const plan = await planOf(await rawWorkbook({ rows: head + rows.join(''), prefix: 'x:' }))
      expect(plan.refused).toEqual([])
      read.push(...plan.changed.map(({ changes }) => changes.map((change) => change.after)))
    }
    expect(read).toEqual(clocks.map((clock) => ['2,860', clock]))
  })
})
