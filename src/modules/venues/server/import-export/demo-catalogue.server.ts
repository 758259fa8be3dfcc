/** The demo catalogue, for a site that has no venues yet (behaviour 6.4). */
import path from 'node:path'
import type { Database } from '#/platform/database/open-database.ts'
import { projectRoot } from '#/platform/project-root.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { importCatalogue } from './import-catalogue.server.ts'
import type { OnProgress } from './read-catalogue.server.ts'

/**
 * Import `db/demo` when the database has no venue at all; otherwise do nothing. Whether a demo is wanted is
 * for the caller to know.
 * @returns whether it was imported
 */
export async function loadDemoCatalogue(
  database: Database,
  onProgress: OnProgress,
  storage: Storage = getPhotoStore(),
): Promise<boolean> {
  const known = await database.db.selectFrom('venue').select('id').limit(1).executeTakeFirst()
  if (known) return false
  onProgress('Loading the demo catalogue')
  const { added } = await importCatalogue(
    { database, storage },
    path.join(projectRoot(), 'db', 'demo'),
    onProgress,
  )
  onProgress(`The demo catalogue is loaded: ${added} venues`)
  return true
}
