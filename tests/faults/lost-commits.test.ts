/** Commits that happen and whose answer is lost, under every command that writes files of the storage (ADR 0092). */

import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { takePhoto } from '#/modules/enquiries/server/proposal/take-photo.server.ts'
import { makeVenue } from '#/modules/enquiries/server/proposal/venue/make-venue.server.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { acceptOnPaper } from '#/modules/quotes/server/acceptance/accept-on-paper.server.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { sendQuote } from '#/modules/quotes/server/send-quote.server.ts'
import { takeVenuePhoto } from '#/modules/venues/server/admin/take-venue-photo.server.ts'
import { importCatalogue } from '#/modules/venues/server/import-export/import-catalogue.server.ts'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { PictureQueue } from '#/platform/images/picture-queue.ts'
import { checkPhotos } from '#/platform/integrity/check-photos.ts'
import { emptyReport } from '#/platform/integrity/check-report.ts'
import { openLocalStorage, type Storage } from '#/platform/storage/local-storage.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import { findPhotoTables } from '#/platform/storage/photo-tables.ts'
import { temporaryFolder, venueRecord, writeCatalogue } from '../helpers/catalogue-folder.ts'
import { BOTH_ENGINES, useDatabase } from '../helpers/database.ts'
import { type LosingProxy, startLosingProxy } from '../helpers/losing-proxy.ts'
import { jpeg, uploadPartsIn } from '../helpers/proposal-forms.ts'
import { storedColleague } from '../helpers/stored-colleague.ts'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { addVenue } from '../helpers/venue-rows.ts'

vi.mock('#/platform/log.ts', () => ({ getLog: () => ({ warn: () => {}, error: () => {} }) }))

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface Parts {
  readonly database: Database
  readonly storage: Storage
}

/** What a command needs, prepared without faults; gives the command. */
type Case = (parts: Parts) => Promise<(faulty: Parts) => Promise<unknown>>

const spooled = async (bytes: Uint8Array) => {
  const file = path.join(await temporaryFolder(), 'incoming')
  await writeFile(file, bytes)
  return { path: file, bytes: bytes.length, remove: async () => {} }
}

const venuePhoto: Case = async ({ database }) => {
  const id = await addVenue(database, 'perle')
  const by = { ...(await storedColleague(database, 'Léa Morel')), network: null }
  const file = await spooled(await jpeg(1))
  const uploading = { queue: new PictureQueue(1), now: () => new Date() }
  return (faulty) => takeVenuePhoto(id, file, by, { ...faulty, ...uploading })
}

const proposalPhoto: Case = async ({ database }) => {
  const file = await spooled(await jpeg(2))
  const upload = await uploadPartsIn(database)
  return (faulty) => takePhoto('a draft', file, { ...upload, ...faulty })
}

const venueOfProposal: Case = async ({ database, storage }) => {
  const reference = 'P-26-0001'
  const details = { venueName: 'Caveau Rambuteau', address: '14 rue Rambuteau, 75004 Paris', type: 'loft' }
  const proposal = { kind: 'proposal', status: 'in-progress', details, language: 'de' } as const
  const enquiry_id = await storedEnquiry(database, { reference, ...proposal })
  for (const position of [0, 1]) {
    const key = `proposals/1795315200000-${randomUUID()}`
    const bytes = await jpeg(3 + position)
    await storage.put(key, bytes)
    const row = { id: randomUUID(), draft: 'd', enquiry_id, position, key, bytes: bytes.length }
    const facts = {
      width: 900,
      height: 600,
      sha256: sha256Of(bytes),
      placeholder: '',
      dominant_color: '#aabbcc',
    }
    const values = { ...row, ...facts, created_at: new Date().toISOString() }
    await database.db.insertInto('proposal_photo').values(values).execute()
  }
  const by = await storedColleague(database, 'Léa Morel')
  return (faulty) => makeVenue(faulty.database, reference, by, { store: faulty.storage as never })
}

const catalogue: Case = async () => {
  const source = await writeCatalogue([venueRecord('alpha')])
  return (faulty) => importCatalogue(faulty, source, () => {})
}

const changedCatalogue: Case = async (parts) => {
  const source = await writeCatalogue([venueRecord('alpha')])
  await importCatalogue(parts, source, () => {})
  await writeFile(path.join(source, 'photos', 'alpha-1.jpg'), await jpeg(7))
  return (faulty) => importCatalogue(faulty, source, () => {})
}

const quoteFile: Case = async ({ database }) => {
  const by = await storedColleague(database, 'Léa Morel')
  const stamp = { by, at: new Date() }
  const venueId = await addVenue(database, 'perle', { minimum_days: 1, price_from_day_cents: 100_000 })
  const enquiryId = await storedEnquiry(database)
  const document = quoteDocumentSchema.parse({
    language: 'fr',
    validUntil: laterDay(parisDay(stamp.at), 10),
    client: { name: 'Haruka Kuroda', email: 'h.kuroda@example.jp', company: 'Atelier Kuroda' },
    lines: [
      {
        ...{ kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null },
        ...{ firstDay: '2099-03-01', lastDay: '2099-03-01', unitCents: 100_000 },
      },
    ],
  })
  const start = (db: Transaction) => startQuote(db, { enquiryId, document }, stamp)
  const quoteId = await database.db.transaction().execute(start)
  return async (faulty) => {
    const { version } = await database.db.selectFrom('quote').select('version').executeTakeFirstOrThrow()
    const draw = async () => Buffer.from('a PDF')
    const parts = { storage: faulty.storage, draw, promise: async () => {} }
    const outcome = await sendQuote(
      faulty.database,
      { quoteId, version, grossCents: [120_000] },
      parts,
      stamp,
    )
    expect(outcome.kind).toBe('sent')
  }
}

const signedPaper: Case = async (parts) => {
  await (await quoteFile(parts))(parts)
  const { database } = parts
  const { id: quoteId } = await database.db.selectFrom('quote').select('id').executeTakeFirstOrThrow()
  const stamp = { by: await storedColleague(database, 'Samir Haddad'), at: new Date() }
  const paper = { n: 1, choice: null, name: 'Haruka Kuroda', role: '', day: parisDay(stamp.at) }
  const scan = { bytes: Buffer.from('%PDF a scan'), ending: 'pdf' } as const
  return async (faulty) => {
    const acting = { storage: faulty.storage, secret: 'a secret of the tests', word: async () => true }
    const outcome = await acceptOnPaper(faulty.database, { quoteId, paper, scan }, acting, stamp)
    expect(outcome.kind).toBe('accepted')
  }
}

/** By the file that writes into the storage. */
const CASES: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  'src/platform/uploads/receive-photo.server.ts': {
    'a photograph of the staff': venuePhoto,
    'a photograph of a visitor': proposalPhoto,
  },
  'src/modules/quotes/server/send-quote.server.ts': { 'a quote that is sent': quoteFile },
  'src/modules/quotes/server/acceptance/accept-on-paper.server.ts': { 'a signed paper': signedPaper },
  'src/modules/enquiries/server/proposal/venue/make-venue.server.ts': {
    'a venue from a proposal': venueOfProposal,
  },
  'src/modules/venues/server/import-export/import-catalogue.server.ts': {
    'an import': catalogue,
    'an import that exchanges a picture': changedCatalogue,
  },
}

const filesWith = (call: RegExp) =>
  globSync('src/**/*.ts')
    .filter((file) => !file.includes('.test.') && file !== WRAPPER && call.test(readFileSync(file, 'utf8')))
    .toSorted()

/** The same storage within a limit. */
const WRAPPER = 'src/platform/storage/bounded-storage.ts'

/** Files that no row of the site names, so that no commit can be lost with one; and why. */
const WITHOUT_ROWS: Readonly<Record<string, string>> = {
  'src/platform/backup/restore-photos.ts': 'the site does not run, and its rows come last',
  'src/platform/http/share-build.ts': 'what is lost is put there again within the hour',
  'src/platform/storage/try-store.ts': 'a probe',
}

test('every file that writes into the storage stands here, and one alone removes', () => {
  expect(filesWith(/\b(?:storage|store|getPhotoStore\(\))\.put\(/)).toEqual(
    [...Object.keys(CASES), ...Object.keys(WITHOUT_ROWS)].toSorted(),
  )
  expect(filesWith(/\b(?:storage|store|getPhotoStore\(\))\.remove\(/)).toEqual(
    ['src/platform/storage/named-keys.ts', ...Object.keys(WITHOUT_ROWS)].toSorted(),
  )
})

const read = (database: Database) => async (query: string) =>
  (await database.pool?.query<Record<string, unknown>>(query))?.rows ?? []

describe('an answer to a commit that is lost', () => {
  const database = useDatabase('postgres')
  let proxy: LosingProxy
  let behind: Database
  beforeEach(async () => {
    proxy = await startLosingProxy(database().url)
    behind = openDatabase(proxy.url)
  })
  afterEach(async () => {
    await behind.close()
    await proxy.close()
  })

  async function problems(storage: Storage): Promise<readonly string[]> {
    const report = emptyReport()
    const digest = async (key: string) => {
      const bytes = await storage.get(key)
      return bytes && { bytes: bytes.length, sha256: sha256Of(bytes) }
    }
    await checkPhotos(
      { read: read(database()), engine: 'postgres' },
      { keys: await storage.list(), digest },
      report,
    )
    return [...report.problems, ...report.notes]
  }

  test.each(Object.values(CASES).flatMap((cases) => Object.entries(cases)))(
    '%s: no row without its file, then and after the same again',
    async (_, prepare) => {
      const storage = openLocalStorage(await temporaryFolder())
      const command = await prepare({ database: database(), storage })
      const run = () => command({ database: behind, storage })
      proxy.lose()
      const failure = await run().catch((error: unknown) => error)
      expect(proxy.heal()).toBeGreaterThan(0)
      expect(isUnavailable(failure), String(failure)).toBe(true)
      expect(await problems(storage)).toEqual([])
      await run()
      expect(await problems(storage)).toEqual([])
    },
  )
})

describe.each(BOTH_ENGINES)('photographs of the storage on %s', (engine) => {
  const database = useDatabase(engine)

  test('every table that names them is known', async () => {
    const tables = await database().db.introspection.getTables()
    const naming = tables.filter(({ columns }) => {
      const names = columns.map(({ name }) => name)
      return names.includes('key') && names.includes('sha256')
    })
    const query = (text: string) => sql.raw<{ name: string }>(text).execute(database().db)
    const found = await findPhotoTables(async (text) => (await query(text)).rows, engine)
    expect(found).toEqual(naming.map(({ name }) => name).toSorted())
    expect(found).toEqual(expect.arrayContaining(['photo', 'proposal_photo', 'unplaced_photo']))
  })

  test('no file is removed where no table can be found', async () => {
    const storage = openLocalStorage(await temporaryFolder())
    await storage.put('galerie-perle-1.jpg', Buffer.from('a photograph'))
    const empty = openDatabase('file::memory:')
    const sweep = removeUnnamed({ database: empty, storage }, ['galerie-perle-1.jpg'])
    await expect(sweep).rejects.toThrow('no table names photographs')
    expect(await storage.list()).toEqual(['galerie-perle-1.jpg'])
    await empty.close()
  })

  test.each([
    ['a photograph of the staff', venuePhoto],
    ['a photograph of a visitor', proposalPhoto],
  ])('%s whose file was lost is whole again when it is sent again', async (_, prepare) => {
    const folder = await temporaryFolder()
    const storage = openLocalStorage(folder)
    const command = await prepare({ database: database(), storage })
    await command({ database: database(), storage })
    const [key = ''] = await storage.list()
    await rm(path.join(folder, key))
    await command({ database: database(), storage })
    expect(await storage.list()).toEqual([key])
  })
})
