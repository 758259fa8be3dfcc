import { mkdir } from 'node:fs/promises'
import { indexMissingEnquiries } from '#/modules/enquiries/server/search/index-enquiries.ts'
import { nameDemoContact } from '#/modules/staff/server/demo-contact.server.ts'
import { ensureFirstAdmin } from '#/modules/staff/server/first-admin.server.ts'
import { warmContactPerson } from '#/modules/staff/server/kept-contact-person.queries.server.ts'
import { warmVenueList } from '#/modules/venues/server/admin/venue-list.server.ts'
import { loadDemoCatalogue } from '#/modules/venues/server/import-export/demo-catalogue.server.ts'
import { fillDominantColors } from '#/modules/venues/server/import-export/fill-dominant-colors.server.ts'
import { warmVenues } from '#/modules/venues/server/venues.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { asLongJob } from '#/platform/database/time-limits.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { readInstallation } from '#/platform/installation/join-installation.ts'
import { getLog } from '#/platform/log.ts'
import { StartError } from '#/platform/start-error.ts'
import { claimPrefix } from '#/platform/storage/claim-prefix.ts'
import { openBucket } from '#/platform/storage/open-storage.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { StorageError } from '#/platform/storage/storage-error.ts'
import { tryStore } from '#/platform/storage/try-store.ts'
import { nameOfPlace, type StoragePlace } from '#/platform/storage-settings.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Bring the data up to what this version expects: folders, migrations, the demo catalogue in an empty
 * database, colours of photographs, what requests are found by, the first administrator.
 * @param tell called for work that takes longer than a moment
 */
export function prepareData(onProgress: (text: string) => void): Promise<void> {
  return asLongJob(() => prepare(onProgress))
}

async function prepare(onProgress: (text: string) => void): Promise<void> {
  const environment = getEnvironment()
  await prepareStorage(environment.storage)
  const database = await prepareDatabase((text) => getLog().warn(text))
  await claimStorage(environment.storage, database)
  if (environment.demo && (await loadDemoCatalogue(database, onProgress))) await nameDemoContact(database)
  await fillDominantColors({ database, storage: getPhotoStore() }, onProgress)
  await indexMissingEnquiries(database.db, onProgress)
  await ensureFirstAdmin(environment)
}

/**
 * Make the folder, or try the bucket: what is set wrongly is said now. A bucket that is only away keeps nobody from reading pages.
 * @throws {StartError} when its settings have to be mended first
 */
async function prepareStorage(place: StoragePlace): Promise<void> {
  if (place.kind === 'folder') return void (await mkdir(place.folder, { recursive: true }))
  await unlessAway(place, () => tryStore(getPhotoStore()))
}

/**
 * Mark the bucket, or its prefix, as that of this installation. One that is away is marked with the next start.
 * @throws {StartError} when it is that of another
 */
async function claimStorage(place: StoragePlace, database: Database): Promise<void> {
  if (place.kind === 'folder') return
  const installation = await readInstallation(database)
  if (installation === undefined) throw new Error('The database has no installation')
  await unlessAway(place, () => claimPrefix(place, openBucket(place), installation.id))
}

async function unlessAway(place: StoragePlace, ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    if (error.failure !== 'away' && error.failure !== 'slow') {
      throw new StartError(`STORAGE_URL (${nameOfPlace(place)}): ${error.message}. Nothing was started.`)
    }
    getLog().error(
      { err: error },
      'the storage of photographs is away; the site is not ready until it is back',
    )
  }
}

/** Read the catalogue and whom pages name into memory, so that the first visitor does not wait for them. */
export async function warmData(): Promise<void> {
  await warmVenues()
  await warmContactPerson(getDatabase())
  // Visitors do not wait for the list of the back office. Where this fails, its first question reads it.
  warmVenueList(getDatabase()).catch(() => undefined)
}
