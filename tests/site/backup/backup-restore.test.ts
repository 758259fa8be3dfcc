import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noteWord } from '#/modules/calendar/server/owner-word/answer-ask.server.ts'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { QUOTE_VENUE_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { submitEnquiry } from '#/modules/enquiries/server/submit/submit-enquiry.server.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { takeReferences } from '#/platform/numbers/number-series.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { BOTH_ENGINES, ENGINES } from '../../helpers/database.ts'
import { quoteForm } from '../../helpers/quote-forms.ts'
import { storedColleague } from '../../helpers/stored-colleague.ts'
import { addVenue } from '../../helpers/venue-rows.ts'
import { fillTables } from './fill-tables.ts'
import { PATIENT, runCommand } from './run-command.ts'
import { type SiteData, type SiteVariables, storePhoto, useSites } from './site-data.ts'
import { readWholeDatabase } from './whole-database.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const SENDERS = 20

const formOf = (submissionKey: string) =>
  quoteForm({ submissionKey, message: submissionKey }, ['galerie-perle'])

async function send(database: Database, key: string): Promise<string> {
  const context = { language: 'en', sourcePage: '/contact-venue', now: NOW, database } as const
  const outcome = await submitEnquiry(QUOTE_VENUE_DEFINITION, formOf(key), context)
  if (outcome.kind !== 'accepted') throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.reference
}

/** Sells two days of a house with its room, and notes what its owner has said of them. */
async function sellDays(database: Database, venueId: string): Promise<void> {
  const by = { id: 'lea', name: 'Léa Morel', network: null }
  const days = { venueId, firstDay: '2027-03-01', lastDay: '2027-03-02', origin: null }
  const partId = await addVenue(database, 'salon')
  await database.db.insertInto('venue_part').values({ venue_id: venueId, part_id: partId }).execute()
  await noteWord(
    database,
    {
      about: { ...days, newId: randomUUID(), event: 'Showroom', guests: 80, setUp: '' },
      ...{ word: { answer: 'yes', until: '2027-01-18T17:00:00.000Z', note: '' }, channel: 'phone' },
    },
    by,
    NOW,
  )
  const wanted = { ...days, kind: 'booking', title: 'Maison Verlaine', note: '', untilAt: null } as const
  await database.db.transaction().execute((db) => placeEntry(db, wanted, { by, at: NOW }))
}

/** Sends a quote for a request, with its paper in the storage. */
async function sendPaper({ database, storageDir }: SiteData, reference: string): Promise<void> {
  const stamp = { by: await storedColleague(database, 'Léa Morel'), at: NOW }
  const { db } = database
  const { id } = await db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const work = { kind: 'service', id: randomUUID(), choice: null, label: 'Cleaning', labelFr: 'Ménage' }
  const document = quoteDocumentSchema.parse({
    ...{ language: 'en', validUntil: '2026-12-01', client: { name: 'Camille', email: 'c@example.com' } },
    lines: [{ ...work, unitCents: 10_000, vatBp: 2000, vatReason: null }],
  })
  const quoteId = await db
    .transaction()
    .execute((transaction) => startQuote(transaction, { enquiryId: id, document }, stamp))
  const parts = {
    storage: openLocalStorage(storageDir),
    draw: async ({ reference: number }: { reference: string }) => Buffer.from(`%PDF of ${number}`),
    promise: async () => {},
  }
  const wanted = { quoteId, version: 1, grossCents: [12_000] }
  expect(await sendQuote(database, wanted, parts, stamp)).toMatchObject({ kind: 'sent' })
}

function open({ DATABASE_URL, DATA_DIR = '' }: SiteVariables): Database {
  const database = openDatabase(DATABASE_URL ?? `file:${path.join(DATA_DIR, 'site.db')}`)
  onTestFinished(() => database.close())
  return database
}

/** Backs up and gives the one backup's place. */
async function backUp(folder: string, variables: SiteVariables, ...options: string[]): Promise<string> {
  const { code, output } = await runCommand('backup', [folder, '--create', ...options], variables)
  expect(code, output).toBe(0)
  const place = /^(\/.*passage-[^:]*): \d+\srows/m.exec(output)?.[1]
  if (place === undefined) throw new Error(output)
  return place
}

async function restore(place: string, variables: SiteVariables, ...options: string[]): Promise<Database> {
  const { code, output } = await runCommand('restore', [place, ...options], variables)
  expect(code, output).toBe(0)
  return open(variables)
}

describe.each(BOTH_ENGINES)('a backup on %s', PATIENT, (engine) => {
  const sites = useSites(engine)

  test('taken under twenty senders holds every request that was acknowledged before it began', async () => {
    const site = await sites.site()
    await addVenue(site.database, 'galerie-perle')
    const acknowledged = new Map<string, string>()
    let sending = true
    const sender = async () => {
      while (sending) {
        const key = randomUUID()
        acknowledged.set(key, await send(site.database, key))
      }
    }
    const senders = Array.from({ length: SENDERS }, sender)
    while (acknowledged.size < 5 * SENDERS)
      await Promise.race(senders.map(() => send(site.database, randomUUID())))
    const before = new Map(acknowledged)
    const place = await backUp(await sites.folder(), site.variables)
    const during = acknowledged.size - before.size
    sending = false
    await Promise.all(senders)
    // Else it was not taken under senders.
    expect(during).toBeGreaterThan(SENDERS)

    const restored = await restore(place, await sites.emptyPlace())
    const rows = await restored.db.selectFrom('enquiry').select(['reference', 'message']).execute()
    const stored = new Map(rows.map(({ message, reference }) => [message, reference]))
    for (const [key, reference] of before) expect(stored.get(key)).toBe(reference)
    const waiting = await restored.db.selectFrom('outbox').select('enquiry_id').execute()
    expect(waiting).toHaveLength(2 * rows.length)
    const { last_number } = await restored.db
      .selectFrom('number_series')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(last_number).toBe(rows.length)
  })

  test.each(ENGINES.includes(engine) ? [[], ['--tar']] : [[]])(
    'restored elsewhere is equal row for row and byte for byte %s',
    async (...options) => {
      const site = await sites.site(5)
      await sellDays(site.database, await addVenue(site.database, 'galerie-perle'))
      const references: string[] = []
      for (const key of ['one', 'two', 'three']) references.push(await send(site.database, key))
      await sendPaper(site, references[0] ?? '')
      const variables = await sites.emptyPlace()
      const place = await backUp(await sites.folder(), site.variables, ...options)
      const restored = await restore(place, variables, '--release-mails')
      const whole = await readWholeDatabase(restored)
      expect(whole).toEqual(await readWholeDatabase(site.database))
      const days = ['owner_ask', 'calendar_entry', 'calendar_history', 'occupied_day', 'venue_part']
      expect(days.map((table) => whole[table]?.length)).toEqual([1, 1, 1, 4, 1])

      const storage = openLocalStorage(path.join(variables.DATA_DIR ?? '', 'files'))
      const original = openLocalStorage(site.storageDir)
      expect(await storage.list()).toEqual(await original.list())
      for (const key of await original.list()) expect(await storage.get(key)).toEqual(await original.get(key))
      // The paper that a client has is the one that its version tells of.
      const [paper] = await restored.db
        .selectFrom('quote_version')
        .innerJoin('quote_file', 'version_id', 'quote_version.id')
        .select(['key', 'pdf_hash'])
        .execute()
      const bytes = Buffer.from((await storage.get(paper?.key ?? '')) ?? [])
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(paper?.pdf_hash)
      const rights = (await stat(path.join(variables.DATA_DIR ?? '', 'files/proposals/room-1'))).mode & 0o777
      expect(rights).toBe(0o600)
      if (engine === 'sqlite') {
        const [secret, old] = await Promise.all(
          [variables.DATA_DIR ?? '', site.dataDir].map((folder) =>
            readFile(path.join(folder, 'auth-secret')),
          ),
        )
        expect(secret).toEqual(old)
      }

      // Start-up runs the same check, which rejects inconsistent data.
      expect(await runCommand('admin', ['list'], variables)).toMatchObject({ code: 0 })
      expect(await send(restored, 'one')).toBe(references[0])
      expect(references).toEqual(['Q-26-0001', 'Q-26-0002', 'Q-26-0003'])
      expect(await send(restored, 'four')).toBe('Q-26-0004')
    },
    60_000,
  )
})

// What a backup takes follows from the schema: a table that a migration adds is in it, and here, by itself.
describe.each(BOTH_ENGINES)('a backup of every table on %s', PATIENT, (engine) => {
  const sites = useSites(engine)

  test('restored elsewhere has each of them, row for row', async () => {
    const { database, variables } = await sites.site(1)
    for (const slug of ['galerie-perle', 'salon']) await addVenue(database, slug)
    for (const key of ['one', 'two']) await send(database, key)
    const tables = await fillTables(database)
    for (const known of ['booking_check', 'follow_up', 'follow_up_history', 'payment', 'quote_acceptance'])
      expect(tables).toContain(known)
    const place = await backUp(await sites.folder(), variables)
    const restored = await restore(place, await sites.emptyPlace(), '--release-mails')
    const [before, after] = [await readWholeDatabase(database), await readWholeDatabase(restored)]
    for (const table of tables) {
      expect([table, before[table]?.length ?? 0]).not.toEqual([table, 0])
      expect([table, after[table]]).toEqual([table, before[table]])
    }
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
  })
})

// How mails, photographs and rights come about is the same on both.
describe.each(ENGINES)('a backup on %s, too,', PATIENT, (engine) => {
  const sites = useSites(engine)

  test('restored after a loss contains waiting mails, and skips references that were assigned since', async () => {
    const site = await sites.site(0)
    await addVenue(site.database, 'galerie-perle')
    await send(site.database, 'one')
    const [first] = await site.database.db.selectFrom('outbox').select('id').orderBy('id').execute()
    const sentAt = '2026-11-22T10:01:00.000Z'
    await site.database.db
      .updateTable('outbox')
      .set({ done_at: sentAt })
      .where('id', '=', first?.id ?? '')
      .execute()
    const place = await backUp(await sites.folder(), site.variables)
    const restored = await restore(place, await sites.emptyPlace(), '--skip-references', '20')
    const mails = await restored.db
      .selectFrom('outbox')
      .select(['id', 'done_at', 'failure', (eb) => eb('failed_at', 'is not', null).as('held')])
      .execute()
    expect(
      mails.map(({ id, ...rest }) => [id === first?.id, rest.done_at, rest.failure, Boolean(rest.held)]),
    ).toEqual(
      expect.arrayContaining([
        [true, sentAt, null, false],
        [false, null, 'restored', true],
      ]),
    )
    expect(mails).toHaveLength(2)
    // Twenty references were shown to visitors after the backup: none of these may be assigned again.
    expect(await send(restored, 'two')).toBe('Q-26-0022')
    const year = new Date().getFullYear()
    const next = await restored.db.transaction().execute((db) => takeReferences(db, 'D', [year]))
    // None had been sent before the backup.
    expect(next).toEqual([`D-${String(year).slice(2)}-0021`])
  })

  test('agrees with its rows about photographs that are added and deleted while it is made', async () => {
    const site = await sites.site(40)
    const folder = await sites.folder()
    const running = backUp(folder, site.variables)
    let taking = true
    const changing = (async () => {
      for (let number = 100; taking; number++) {
        await storePhoto(site, `new-${number}`)
        const key = `proposals/room-${(number % 40) + 1}`
        // In the order of the site: the row goes first, then the file.
        await site.database.db.deleteFrom('proposal_photo').where('key', '=', key).execute()
        await openLocalStorage(site.storageDir).remove(key)
      }
    })()
    const place = await running
    taking = false
    await changing
    const variables = await sites.emptyPlace()
    const restored = await restore(place, variables)
    const storage = openLocalStorage(path.join(variables.DATA_DIR ?? '', 'files'))
    const rows = await restored.db.selectFrom('proposal_photo').select('key').execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(await storage.has(key), key).toBe(true)
  })

  test('two at once are two backups, readable by their owner only', async () => {
    const site = await sites.site()
    const folder = await sites.folder()
    const places = await Promise.all([1, 2].map(() => backUp(folder, site.variables)))
    expect((await readdir(folder)).toSorted()).toEqual(places.map((place) => path.basename(place)).toSorted())
    for (const place of places) {
      expect((await stat(place)).mode & 0o777).toBe(0o700)
      for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
        const { mode } = await stat(path.join(entry.parentPath, entry.name))
        expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700])
      }
    }
  })
})
