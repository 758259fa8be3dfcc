import { access, constants } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { checkIntegrity } from '#/platform/health/known-damage.ts'
import { siteHealth } from '#/platform/health/site-health.ts'
import { folderLimit, getPhotoStore, isStoreOverdue } from '#/platform/storage/photo-store.ts'
import { StorageTimeoutError } from '#/platform/storage/storage-error.ts'
import { checkStoreReads, isWritingRefused, tryStore } from '#/platform/storage/try-store.ts'
import { checkNotDraining } from './graceful-stop.ts'

type FindPhoto = () => Promise<string | undefined>

/** A part that takes longer than this, in milliseconds, does not answer. */
const PATIENCE_MS = 2000

/** Shorter, so that a database that hangs is not taken for the storage. */
const DATABASE_PATIENCE_MS = 1000

/**
 * Names of the parts that do not answer, and of what the heartbeat has found (`site-health.ts`); empty when the site can
 * take in and keep requests (operations, "Endpoints"). Only reads: frequent calls must not cost writes.
 * @param findPhoto the key of a photograph that the database speaks of, if there is one
 */
export async function checkReadiness(findPhoto: FindPhoto): Promise<string[]> {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(getDatabase().db),
    storage: () => checkStorage(findPhoto),
    integrity: checkIntegrity,
    draining: checkNotDraining,
  }
  const results = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      Promise.race([check().then(() => undefined), wait(PATIENCE_MS, name, { ref: false })]).catch(
        () => name,
      ),
    ),
  )
  const failing = results.filter((name) => name !== undefined)
  return [...new Set([...failing, ...siteHealth.unfitParts()])]
}

/**
 * The folder or the bucket can be written, answers, and holds the photographs that the database speaks of. While the database is away,
 * that says nothing about the storage.
 */
async function checkStorage(findPhoto: FindPhoto): Promise<void> {
  const { storage } = getEnvironment()
  if (isStoreOverdue()) throw new StorageTimeoutError()
  if (storage.kind === 'folder') await checkFolder(storage.folder)
  else await checkBucket()
  const key = await Promise.race([findPhoto(), wait(DATABASE_PATIENCE_MS, undefined, { ref: false })]).catch(
    () => undefined,
  )
  if (key !== undefined && !(await getPhotoStore().has(key))) throw new Error('a photograph is missing')
}

function checkFolder(folder: string): Promise<void> {
  return folderLimit.run(folder, () => access(folder, constants.R_OK | constants.W_OK))
}

/** By reading; once a write has failed, by writing, until one succeeds. */
function checkBucket(): Promise<void> {
  const store = getPhotoStore()
  return isWritingRefused() ? tryStore(store) : checkStoreReads(store)
}
