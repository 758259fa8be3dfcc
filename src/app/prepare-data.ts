import { mkdir } from 'node:fs/promises'
import { indexMissingEnquiries } from '#/modules/enquiries/server/search/index-enquiries.ts'
import { ensureFirstAdmin } from '#/modules/staff/server/first-admin.server.ts'
import { warmVenueList } from '#/modules/venues/server/admin/venue-list.server.ts'
import { loadDemoCatalogue } from '#/modules/venues/server/import-export/demo-catalogue.server.ts'
import { fillDominantColors } from '#/modules/venues/server/import-export/fill-dominant-colors.server.ts'
import { warmVenues } from '#/modules/venues/server/venues.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { asLongJob } from '#/platform/database/time-limits.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { getLog } from '#/platform/log.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
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
  await mkdir(environment.storageDir, { recursive: true })
  const database = await prepareDatabase((text) => getLog().warn(text))
  if (environment.demo) await loadDemoCatalogue(database, onProgress)
  await fillDominantColors({ database, storage: getPhotoStore() }, onProgress)
  await indexMissingEnquiries(database.db, onProgress)
  await ensureFirstAdmin(environment)
}

/** Read the catalogue into memory, so that the first visitor does not wait for it. */
export async function warmData(): Promise<void> {
  await warmVenues()
  // Visitors do not wait for the list of the back office. Where this fails, its first question reads it.
  warmVenueList(getDatabase()).catch(() => undefined)
}
