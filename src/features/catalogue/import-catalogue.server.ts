/** Taking a catalogue folder into the database and the store: all of it, or nothing. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { changeContent } from '#/server/database/change-content.ts'
import type { Database } from '#/server/database/open-database.ts'
import type { CatalogueTables } from '#/server/database/tables/venue.ts'
import type { Storage } from '#/server/storage/local-storage.ts'
import { type CatalogueVenue, VENUES_FILE } from './catalogue.ts'
import { CatalogueError } from './catalogue-problem.ts'
import { photoPath } from './check-photos.server.ts'
import { fingerprint } from './fingerprint.ts'
import { preparePhoto, sha256Of } from './prepare-photo.server.ts'
import { progress } from './progress.ts'
import { type ReadCatalogue, readCatalogue, type Tell } from './read-catalogue.server.ts'
import { type CatalogueDb, readStoredVenues } from './stored-venues.repository.server.ts'
import { insertVenue, replaceVenue, takenKeys } from './written-venues.repository.server.ts'

/** Where an import goes. */
export interface CatalogueTarget {
  database: Database<CatalogueTables>
  storage: Storage
}

/** How many venues were added, replaced, and found to be as they were. */
export interface ImportResult {
  added: number
  replaced: number
  unchanged: number
}

/** Only has to differ from other advisory locks of the same database. */
const IMPORT_LOCK = 727_001

/**
 * Imports a catalogue. Venues are known by their slug; those of the database that the folder does not name stay.
 * @param source a folder as `db/demo` is one, or its `venues.json`
 * @throws CatalogueError with every mistake; nothing has then been written
 */
export async function importCatalogue(
  target: CatalogueTarget,
  source: string,
  tell: Tell,
): Promise<ImportResult> {
  const catalogue = await readCatalogue(source, tell)
  const { db } = target.database
  await refuseTakenKeys(db, catalogue.venues)
  // Pictures first: a page must never name one that is not there. Without its row, a picture is unseen.
  await storePhotos(target.storage, catalogue, tell)
  const changes = await changesOf(db, catalogue.venues)
  if (changes.length === 0) return { added: 0, replaced: 0, unchanged: catalogue.venues.length }
  return changeContent(target.database, async (transaction) => {
    if (target.database.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction)
    }
    return writeChanges(transaction, catalogue.venues)
  })
}

interface Change {
  venue: CatalogueVenue
  /** Of the venue that is replaced; absent for a new one. */
  id: string | undefined
}

async function changesOf(db: CatalogueDb, venues: readonly CatalogueVenue[]): Promise<Change[]> {
  const stored = await readStoredVenues(db)
  return venues.flatMap((venue) => {
    const known = stored.get(venue.record.slug)
    return known && fingerprint(known) === fingerprint(venue) ? [] : [{ venue, id: known?.id }]
  })
}

async function writeChanges(db: CatalogueDb, venues: readonly CatalogueVenue[]): Promise<ImportResult> {
  const now = new Date().toISOString()
  // Asked again: another import may have come first.
  const changes = await changesOf(db, venues)
  for (const { venue, id } of changes) {
    if (id === undefined) await insertVenue(db, venue, now)
    else await replaceVenue(db, id, venue, now)
  }
  const added = changes.filter(({ id }) => id === undefined).length
  return { added, replaced: changes.length - added, unchanged: venues.length - changes.length }
}

async function refuseTakenKeys(db: CatalogueDb, venues: readonly CatalogueVenue[]): Promise<void> {
  const taken = await takenKeys(db, venues)
  if (taken.length === 0) return
  throw new CatalogueError(
    taken.map(({ key, slug }) => ({
      file: VENUES_FILE,
      message: `the photograph ${key} belongs to the venue ${slug} already; give the file another name.`,
    })),
  )
}

async function storePhotos(storage: Storage, { folder, venues }: ReadCatalogue, tell: Tell): Promise<void> {
  const photos = venues.flatMap(({ record, photos }) =>
    photos.map((photo, at) => ({ ...photo, name: record.photos[at] ?? `${photo.key}.jpg` })),
  )
  const step = progress('Storing photographs', photos.length, tell)
  for (const { key, sha256, name } of photos) {
    const stored = await storage.get(key)
    if (!stored || sha256Of(stored) !== sha256) {
      const file = await readFile(photoPath(folder, name))
      // Most files need no change, as the check has found; the others are prepared once more.
      const needsChange = sha256Of(file) !== sha256
      await storage.put(key, needsChange ? (await preparePhoto(file, name)).bytes : file)
    }
    step()
  }
}
