import { mkdir } from 'node:fs/promises'
import { loadDemoCatalogue } from '#/features/catalogue/demo-catalogue.server.ts'
import { fillDominantColors } from '#/features/catalogue/fill-dominant-colors.server.ts'
import { warmVenueList } from '#/features/desk-venues/venue-list.server.ts'
import { ensureFirstAdmin } from '#/features/staff/first-admin.server.ts'
import { warmVenues } from '#/features/venues/venues.server.ts'
import { getDatabase } from '#/server/database/database.ts'
import { asLongJob } from '#/server/database/time-limits.ts'
import { indexMissingEnquiries } from '#/server/enquiry-search/index-enquiries.ts'
import { getEnvironment } from '#/server/environment.ts'
import { prepareDatabase } from '#/server/installation/prepare-database.ts'
import { getLog } from '#/server/log.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'

/**
 * Brings the data up to what this version expects: folders, migrations, the demo catalogue in an empty
 * database, colours of photographs, what requests are found by, the first administrator.
 * @param tell told what takes longer than a moment
 */
export function prepareData(tell: (text: string) => void): Promise<void> {
  return asLongJob(() => prepare(tell))
}

async function prepare(tell: (text: string) => void): Promise<void> {
  const environment = getEnvironment()
  await mkdir(environment.storageDir, { recursive: true })
  const database = await prepareDatabase((text) => getLog().warn(text))
  if (environment.demo) await loadDemoCatalogue(database, tell)
  await fillDominantColors({ database, storage: getPhotoStore() }, tell)
  await indexMissingEnquiries(database.db, tell)
  await ensureFirstAdmin(environment)
}

/** Reads the catalogue into memory, so that the first visitor does not wait for it. */
export async function warmData(): Promise<void> {
  await warmVenues()
  // Visitors do not wait for the list of the back office. Where this fails, its first question reads it.
  warmVenueList(getDatabase()).catch(() => undefined)
}
