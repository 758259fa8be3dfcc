import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { readFileHere } from '#/platform/spreadsheets/read-file.ts'
import { FORMULA, type SheetTable, type TableCell, TableRejection } from '#/platform/spreadsheets/table.ts'
import { writeWorkbook } from '#/platform/spreadsheets/write-workbook.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import { temporaryFolder } from '../../../../../tests/helpers/catalogue-folder.ts'
import { BOTH_ENGINES, ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { MAX_IMPORTED_ENQUIRIES } from '../../model/enquiries-table.ts'
import { EMPTY_FILTER } from '../../model/inbox-filter.ts'
import { inboxTable } from '../inbox/export-inbox.server.ts'
import { addNote } from '../record/notes.server.ts'
import { importEnquiries, planEnquiries } from './import-enquiries.server.ts'
import { recentImports, undoImport } from './undo-import.server.ts'

const NOW = new Date('2026-11-22T09:00:00Z')

const tableOf = (headings: string[], ...rows: TableCell[][]): SheetTable => ({
  headings,
  lines: rows.map((cells, at) => ({ number: at + 2, cells })),
})

const FAIR = tableOf(
  [
    'Prénom',
    'Nom',
    'Entreprise',
    'E-mail',
    'Portable',
    'Lieux',
    'Date',
    'Invités',
    'Stand',
    'Secteur ou adresse',
  ],
  [
    'Haruka',
    'Kuroda',
    'Atelier Kuroda',
    'haruka@example.com',
    null,
    null,
    new Date('2027-03-01'),
    120,
    'B12',
    null,
  ],
  ['Giulia', 'Ferraro', null, null, 612345678, 'Galerie Valois', '25/03/2027', '26 à 50', 'B13', '3e'],
)

describe.each(BOTH_ENGINES)('a list of people on %s', (engine) => {
  const database = useDatabase(engine)
  const asked = async (query = '') => ({
    language: 'fr' as const,
    query: new URLSearchParams(query),
    by: await storedColleague(database(), 'Léa Morel'),
  })
  const requests = () => database().db.selectFrom('enquiry').selectAll().orderBy('reference').execute()

  test('visits that have been, with times as spreadsheets write them', async () => {
    const visits = tableOf(
      ['Type', 'Nom', 'E-mail', 'Premier choix : jour', 'Premier choix : heure'],
      ['visit', 'Kuroda', 'haruka@example.com', new Date('2026-11-10'), new Date('1899-12-30T14:30:00Z')],
      ['visit', 'Ferraro', 'giulia@example.com', '2027-03-02', '9:00'],
      ['visit', 'Lindqvist', 'ingrid@example.com', '2027-03-02', '09:30:00'],
      ['visit', 'Morel', 'paul@example.com', '2027-03-02', '9h'],
    )
    const by = await asked()
    const plan = await planEnquiries(database(), visits, by, NOW)
    expect(plan.ignored).toEqual([])
    expect(plan.refused).toMatchObject([{ row: 5 }])
    await importEnquiries(database(), visits, by, plan.digest, NOW)
    expect((await requests()).map(({ details }) => [details.visitDay, details.visitTime])).toEqual([
      ['2026-11-10', '14:30'],
      ['2027-03-02', '09:00'],
      ['2027-03-02', '09:30'],
    ])
  })

  test('each new row is a request as if it had been entered by hand, and no mail leaves', async () => {
    const valois = await addVenue(database(), 'galerie-valois', { name: 'Galerie Valois' })
    const by = await asked('channel=fair&language=en')
    const plan = await planEnquiries(database(), FAIR, by, NOW)
    expect(plan).toMatchObject({
      added: [
        {
          row: 2,
          name: 'Haruka Kuroda',
          about: ['Atelier Kuroda', 'haruka@example.com', 'Devis', '1 mars 2027'],
        },
        { row: 3, name: 'Giulia Ferraro', about: ['0612345678', 'Devis par lieu', '25 mars 2027'] },
      ],
      unchanged: 0,
      refused: [],
      ignored: [{ heading: 'Stand', samples: ['B12', 'B13'], filled: 2 }],
    })
    expect(await requests()).toEqual([])
    await importEnquiries(database(), FAIR, by, plan.digest, NOW)
    expect(await requests()).toMatchObject([
      {
        ...{ reference: 'Q-26-0001', kind: 'quote', status: 'new', channel: 'fair', language: 'en' },
        ...{ full_name: 'Haruka Kuroda', company: 'Atelier Kuroda', email: 'haruka@example.com' },
        ...{ start_date: '2027-03-01', guests: 'over_100', source_page: '' },
      },
      {
        ...{ reference: 'Q-26-0002', kind: 'quote-venue', full_name: 'Giulia Ferraro', email: '' },
        ...{ phone_e164: '+33612345678', start_date: '2027-03-25', guests: '26-50' },
      },
    ])
    const venues = await database().db.selectFrom('enquiry_venue').select(['venue_id', 'name']).execute()
    expect(venues).toEqual([{ venue_id: valois, name: 'Galerie Valois' }])
    const notes = await database()
      .db.selectFrom('enquiry_history')
      .select('details')
      .where('event', '=', 'note')
      .execute()
    // A quote for venues has no field for the quarter: nothing is lost.
    expect(notes.map(({ details }) => details)).toEqual([{ text: 'Secteur ou adresse\u00a0: 3e' }])
    expect(await database().db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const audit = await database().db.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(audit).toEqual([{ action: 'request.list-imported', details: { count: 2 } }])
  })

  test('a list says nothing about statuses: its column is named as unused, and every request is new', async () => {
    const headings = ['Nom', 'E-mail', 'Statut', 'Status', 'Montant', 'Étape']
    const row = (name: string, status: string) => [
      name,
      `${name}@example.com`,
      status,
      status,
      '12 000 €',
      status,
    ]
    const list = tableOf(headings, row('gagnee', 'Gagnée'), row('won', 'won'), row('perdue', 'Perdue'))
    const by = await asked()
    const plan = await planEnquiries(database(), list, by, NOW)
    expect(plan.ignored.map(({ heading }) => heading)).toEqual(['Statut', 'Status', 'Montant', 'Étape'])
    await importEnquiries(database(), list, by, plan.digest, NOW)
    const none = { status: 'new', owner: null, outcome_venue_id: null, outcome_reason: null }
    expect(await requests()).toMatchObject([none, none, none])
  })

  test('the same file makes no second request, not even with other settings or twice in one file', async () => {
    await addVenue(database(), 'galerie-valois', { name: 'Galerie Valois' })
    const by = await asked()
    const first = await planEnquiries(database(), FAIR, by, NOW)
    await importEnquiries(database(), FAIR, by, first.digest, NOW)
    const again = { ...by, query: new URLSearchParams('channel=email&language=ja') }
    expect(await planEnquiries(database(), FAIR, again, NOW)).toMatchObject({ added: [], unchanged: 2 })
    await expect(importEnquiries(database(), FAIR, by, first.digest, NOW)).rejects.toThrow(PlanChangedError)
    expect(await requests()).toHaveLength(2)
    // Heading and source as earlier versions exported them.
    const row = ['Haruka', 'HARUKA@example.com', 'mail']
    const more = tableOf(['Nom', 'Mail', 'Provenance'], row, row)
    const known = await planEnquiries(database(), more, by, NOW)
    expect(known).toMatchObject({ unchanged: 1, added: [{ row: 2 }] })
    expect(known.added[0]?.warnings?.[0]).toContain('Q-26-0001')
  })

  test('an import is taken back as a whole, but for what somebody has worked on', async () => {
    await addVenue(database(), 'galerie-valois', { name: 'Galerie Valois' })
    const by = await asked()
    const { digest } = await planEnquiries(database(), FAIR, by, NOW)
    await importEnquiries(database(), FAIR, by, digest, NOW)
    const others = await storedColleague(database(), 'Samir Haddad')
    const [listed] = await recentImports(database(), by.by, NOW)
    expect(listed).toMatchObject({ count: 2, untouched: 2, at: NOW.toISOString() })
    const id = listed?.id ?? ''
    expect(await recentImports(database(), others, NOW)).toEqual([])
    expect(await undoImport(database(), id, others, () => Promise.resolve(), NOW)).toEqual({
      removed: 0,
      kept: [],
    })
    // A note is work, though it changes no field; the note of the import itself is none.
    const note = { reference: 'Q-26-0001', id: randomUUID(), text: 'Rappeler lundi' }
    await addNote(database(), note, by.by, new Date('2026-11-22T10:00:00Z'))
    expect(await undoImport(database(), id, by.by, () => Promise.resolve(), NOW)).toEqual({
      removed: 1,
      kept: ['Q-26-0001'],
    })
    expect((await requests()).map(({ reference }) => reference)).toEqual(['Q-26-0001'])
    expect(await recentImports(database(), by.by, NOW)).toMatchObject([{ count: 1, untouched: 0 }])
    // What was taken back can be imported again.
    expect(await planEnquiries(database(), FAIR, by, NOW)).toMatchObject({
      added: [{ row: 3 }],
      unchanged: 1,
    })
  })

  test('an exported list comes in without a change', async () => {
    await addVenue(database(), 'galerie-valois', { name: 'Galerie Valois' })
    const by = await asked()
    const plan = await planEnquiries(database(), FAIR, by, NOW)
    await importEnquiries(database(), FAIR, by, plan.digest, NOW)
    const query = { filter: { ...EMPTY_FILTER, view: 'all' as const }, chosen: [], me: by.by.id, now: NOW }
    const texts = { language: 'fr', messages: getAdminMessages('fr').admin } as const
    const file = path.join(await temporaryFolder(), 'requests.xlsx')
    await writeFile(
      file,
      Buffer.concat(await Array.fromAsync(writeWorkbook(inboxTable(database(), query, texts)))),
    )
    const table = await readFileHere(file)
    expect(table.lines).toHaveLength(2)
    expect(table.lines[0]?.cells[table.headings.indexOf('Date de début')]).toBeInstanceOf(Date)
    expect(await planEnquiries(database(), table, by, NOW)).toMatchObject({
      added: [],
      refused: [],
      unchanged: 2,
    })
  })

  test('rows that cannot be taken are named with their column and the reason', async () => {
    const by = await asked()
    const table = tableOf(
      ['Référence', 'Nom', 'Mail', 'Téléphone', 'Lieux', 'Date de début', 'Type', 'Invités', 'Provenance'],
      ['Q-26-9999', 'A', 'a@example.com'],
      [null, null, 'a@example.com'],
      [null, 'A'],
      [null, 'A', 'nobody'],
      [null, 'A', null, '12'],
      [null, 'A', 'a@example.com', null, 'Palais inconnu'],
      [null, 'A', 'a@example.com', null, null, '2020-01-01'],
      [null, 'A', 'a@example.com', null, null, null, 'Proposition de lieu'],
      [null, 'A', 'a@example.com', null, null, null, null, 'beaucoup'],
      [null, 'A', FORMULA],
      [null, 'A', 'a@example.com', null, null, null, null, null, 'site'],
    )
    const { refused, added } = await planEnquiries(database(), table, by, NOW)
    expect(added).toEqual([])
    expect(refused.map(({ row, issues }) => [row, issues[0]?.column])).toEqual([
      [2, 'Référence'],
      [3, 'Nom'],
      [4, undefined],
      [5, 'E-mail'],
      [6, 'Téléphone'],
      [7, 'Lieux'],
      [8, 'Date de début'],
      [9, 'Type'],
      [10, 'Invités'],
      [11, 'E-mail'],
      [12, 'Provenance'],
    ])
    expect(refused[9]?.issues[0]?.reason).toBe(
      'La cellule C11 contient une formule. Collez sa valeur à la place.',
    )
    await expect(planEnquiries(database(), tableOf(['Stand'], ['B12']), by, NOW)).rejects.toThrow(
      TableRejection,
    )
  })

  // SQLite takes half the parameters of PostgreSQL in one statement.
  test.runIf(ENGINES.includes(engine))(
    'as many as one file may have are stored together',
    async () => {
      const by = await asked()
      const rows = Array.from({ length: MAX_IMPORTED_ENQUIRIES }, (_, at) => [
        `Name ${at}`,
        `n${at}@example.com`,
        'Bonjour',
      ])
      const table = tableOf(['Nom', 'Mail', 'Message'], ...rows)
      const { digest } = await planEnquiries(database(), table, by, NOW)
      await importEnquiries(database(), table, by, digest, NOW)
      expect(await requests()).toHaveLength(MAX_IMPORTED_ENQUIRIES)
    },
    120_000,
  )
})
