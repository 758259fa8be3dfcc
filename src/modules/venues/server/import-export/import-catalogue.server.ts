/** Taking a catalogue folder into the database and the store: all of it, or nothing. */

import { readFile } from 'node:fs/promises'
import { type Actor, SHELL } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { findNamedKeys } from '#/platform/storage/named-keys.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import type { ImportPlan } from '../../model/import-plan.ts'
import { holdCatalogue } from '../hold-catalogue.server.ts'
import { writeOwnEquipment } from '../own-equipment-store.server.ts'
import {
  readSelectionOrder,
  withExchangedPlaces,
  writeSelectionOrder,
} from '../selection-order.repository.server.ts'
import { type CatalogueVenue, type KnownPhoto, VENUES_FILE } from './catalogue.ts'
import { CatalogueError } from './catalogue-problem.ts'
import { photoPath } from './check-photos.server.ts'
import { changesOf, type ImportChanges, planOf } from './plan-import.server.ts'
import { preparePhoto, sha256Of } from './prepare-photo.server.ts'
import { progress } from './progress.ts'
import { type OnProgress, type ReadCatalogue, readCatalogue } from './read-catalogue.server.ts'
import { readStoredVenues, takenKeys } from './stored-venues.repository.server.ts'
import { insertVenue, replaceVenue } from './write-imported.server.ts'

/** Where an import goes. */
export interface CatalogueTarget {
  database: Database
  storage: Storage
}

/** How many venues were added, replaced, and found to be as they were; how much own equipment was written. */
export interface ImportResult {
  added: number
  replaced: number
  unchanged: number
  equipment: number
}

/** Dependencies and options of an import. */
export interface ImportCompany {
  /** For the history; absent for the shell. */
  readonly author?: Actor
  /** Whether each venue has the import in its history, so that it can be taken back by itself. */
  readonly hasHistory?: boolean
  /** The last thing in the transaction, when something was written; `at` is the moment of all its entries. */
  readonly last?: (db: Db, result: ImportResult, at: Date) => Promise<void>
  /** Whether photographs that the site has for the same venue may be missing from the folder. */
  readonly mayLackPhotos?: boolean
}

/**
 * Import a catalogue. Venues are known by their slug; those of the database that the folder does not name stay.
 * @param source a folder as `db/demo` is one, or its `venues.json`
 * @throws CatalogueError with every error; nothing has then been written
 */
export async function importCatalogue(
  target: CatalogueTarget,
  source: string,
  onProgress: OnProgress,
  company: ImportCompany = {},
): Promise<ImportResult> {
  const catalogue = await readFor(target, source, onProgress, company)
  return (await writeCatalogue(target, catalogue, onProgress, company)).result
}

/**
 * What an import of this folder would change; nothing is written.
 * @throws CatalogueError with every error
 */
export async function planImport(
  target: CatalogueTarget,
  source: string,
  company: ImportCompany = {},
): Promise<ImportPlan> {
  const catalogue = await readFor(target, source, () => {}, company)
  return planOf(await changesOf(target.database.db, catalogue), catalogue.venues.length)
}

/**
 * Import a catalogue if that is exactly what was planned.
 * @param digest of the plan that was agreed to
 * @throws CatalogueError with every error, {@link PlanChangedError} with the plan of now
 */
export async function importPlanned(
  target: CatalogueTarget,
  source: string,
  digest: string,
  company: ImportCompany = {},
): Promise<ImportPlan> {
  const catalogue = await readFor(target, source, () => {}, company)
  return (await writeCatalogue(target, catalogue, () => {}, company, digest)).plan
}

async function readFor(
  target: CatalogueTarget,
  source: string,
  onProgress: OnProgress,
  { mayLackPhotos = false }: ImportCompany,
): Promise<ReadCatalogue> {
  const { db } = target.database
  const known = mayLackPhotos ? await knownPhotos(db) : undefined
  const catalogue = await readCatalogue(source, onProgress, known)
  await rejectTakenKeys(db, catalogue.venues)
  return catalogue
}

async function knownPhotos(db: Db): Promise<Map<string, KnownPhoto>> {
  const venues = [...(await readStoredVenues(db)).values()]
  return new Map(
    venues.flatMap(({ record: { slug }, photos }) =>
      photos.map((photo) => [photo.key, { ...photo, slug }] as const),
    ),
  )
}

async function writeCatalogue(
  target: CatalogueTarget,
  catalogue: ReadCatalogue,
  onProgress: OnProgress,
  company: ImportCompany,
  digest?: string,
): Promise<{ plan: ImportPlan; result: ImportResult }> {
  const { db } = target.database
  const all = catalogue.venues.length
  const before = await changesOf(db, catalogue)
  const plan = agreed(before, all, digest)
  // Pictures first: a page must never name one that is not there. Without its row, a picture is unseen, and is swept.
  const exchanged = await storePhotos(target, catalogue, onProgress)
  if (before.venues.length + before.equipment.length + before.order.length === 0)
    return { plan, result: resultOf(before, all) }
  return changeContent(target.database, async (transaction) => {
    await holdCatalogue(target.database, transaction)
    // Checked again: another import or a staff member may have come first.
    const changes = await changesOf(transaction, catalogue)
    const plan = agreed(changes, all, digest)
    const now = new Date()
    await writeChanges(transaction, changes, company, now)
    const result = resultOf(changes, all)
    await company.last?.(transaction, result, now)
    // Last: until then a refusal leaves rows and pictures as they were.
    for (const photo of exchanged) await putPhoto(target.storage, catalogue.folder, photo)
    return { plan, result }
  })
}

function agreed(changes: ImportChanges, all: number, digest: string | undefined): ImportPlan {
  const plan = planOf(changes, all)
  if (digest !== undefined && plan.digest !== digest) throw new PlanChangedError(plan)
  return plan
}

function resultOf({ venues, equipment }: ImportChanges, all: number): ImportResult {
  const added = venues.filter(({ known }) => known === undefined).length
  const replaced = venues.length - added
  return { added, replaced, unchanged: all - venues.length, equipment: equipment.length }
}

/** Write what differs. */
export async function writeChanges(
  db: Db,
  { venues, equipment, order }: ImportChanges,
  { author = SHELL, hasHistory = false }: ImportCompany,
  at: Date,
): Promise<void> {
  const now = at.toISOString()
  // Venues name it.
  for (const { wanted } of equipment) await writeOwnEquipment(db, wanted, { event: 'imported', author, now })
  for (const { venue, known } of venues) {
    if (known) await replaceVenue(db, known.id, venue, { author, hasHistory, now })
    else await insertVenue(db, venue, { author, hasHistory, now })
  }
  if (order.length > 0) await writeOrder(db, order)
}

/** @param slugs of known venues, as the file has them */
async function writeOrder(db: Db, slugs: readonly string[]): Promise<void> {
  const venues = await readSelectionOrder(db)
  const idOf = new Map(venues.map(({ slug, id }) => [slug, id]))
  const wanted = slugs.flatMap((slug) => idOf.get(slug) ?? [])
  await writeSelectionOrder(
    db,
    withExchangedPlaces(
      venues.map(({ id }) => id),
      wanted,
    ),
  )
}

async function rejectTakenKeys(db: Db, venues: readonly CatalogueVenue[]): Promise<void> {
  const taken = await takenKeys(db, venues)
  if (taken.length === 0) return
  throw new CatalogueError(
    taken.map(({ key, slug }) => ({
      file: VENUES_FILE,
      message: {
        en: `the photograph ${key} belongs to the venue ${slug} already; give the file another name.`,
        fr: `la photographie ${key} appartient déjà au lieu ${slug}\u00a0; donnez un autre nom au fichier.`,
      },
    })),
  )
}

/** A photograph of the folder. */
interface GivenPhoto {
  readonly key: string
  readonly sha256: string
  /** Of its file. */
  readonly name: string
}

/**
 * Store the photographs that no row contradicts.
 * @returns those whose key a row names with another picture, to be exchanged together with the row
 */
async function storePhotos(
  { database, storage }: CatalogueTarget,
  { folder, venues }: ReadCatalogue,
  onProgress: OnProgress,
): Promise<GivenPhoto[]> {
  const photos = venues.flatMap(({ record, photos }) =>
    photos.map((photo, at): GivenPhoto => ({ ...photo, name: record.photos[at] ?? `${photo.key}.jpg` })),
  )
  const keys = photos.map(({ key }) => key)
  const named = await findNamedKeys(database, keys)
  const exchanged: GivenPhoto[] = []
  const step = progress('Storing photographs', photos.length, onProgress)
  for (const photo of photos) {
    const told = named.get(photo.key)
    const stored = await storage.get(photo.key)
    const isThere = stored !== undefined && sha256Of(stored) === photo.sha256
    if (!isThere && told !== undefined && told !== photo.sha256) exchanged.push(photo)
    // Written anew where no row names it yet: the sweep leaves young files alone.
    else if (!isThere || told === undefined) await putPhoto(storage, folder, photo)
    step()
  }
  return exchanged
}

async function putPhoto(storage: Storage, folder: string, { key, sha256, name }: GivenPhoto): Promise<void> {
  const file = await readFile(photoPath(folder, name))
  // Most files need no change, as the check has found; the others are prepared once more.
  const needsChange = sha256Of(file) !== sha256
  await storage.put(key, needsChange ? (await preparePhoto(file)).bytes : file)
}
