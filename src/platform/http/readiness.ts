import { access, constants } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { checkIntegrity } from '#/platform/health/known-damage.ts'
import { siteHealth } from '#/platform/health/site-health.ts'
import { sharedFor } from '#/platform/shared-for.ts'
import { folderLimit, getPhotoStore, isStoreOverdue } from '#/platform/storage/photo-store.ts'
import { StorageTimeoutError } from '#/platform/storage/storage-error.ts'
import { checkStoreReads, isWritingRefused, tryStore } from '#/platform/storage/try-store.ts'
import { isDraining } from './graceful-stop.ts'

type FindPhoto = () => Promise<string | undefined>

/** A part that takes longer than this, in milliseconds, does not answer. */
const PATIENCE_MS = 2000

/** Shorter, so that a database that hangs is not taken for the storage. */
const DATABASE_PATIENCE_MS = 1000

/** How long what was found holds, in milliseconds: anybody may ask, and each question costs the database and the bucket reads. */
const FOUND_MS = 1000

/**
 * Ask for the names of the parts that do not answer, and of what the heartbeat has found (`site-health.ts`); empty when the
 * site can take in and keep requests (operations, "Endpoints"). Only reads: frequent calls must not cost writes. However
 * many ask, the parts are asked once a second; what this process knows by itself is always of this moment.
 * @param findPhoto the key of a photograph that the database speaks of, if there is one
 */
export function readinessCheck(findPhoto: FindPhoto): () => Promise<string[]> {
  const findSilent = sharedFor(() => silentParts(findPhoto), FOUND_MS)
  return async () => {
    const silent = await findSilent()
    return [...new Set([...silent, ...(isDraining() ? ['draining'] : []), ...siteHealth.unfitParts()])]
  }
}

async function silentParts(findPhoto: FindPhoto): Promise<string[]> {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(getDatabase().db),
    storage: () => checkStorage(findPhoto),
    integrity: checkIntegrity,
  }
  const results = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      Promise.race([check().then(() => undefined), wait(PATIENCE_MS, name, { ref: false })]).catch(
        () => name,
      ),
    ),
  )
  return results.filter((name) => name !== undefined)
}

/**
 * The parts that keep this node alone from serving: it is stopping, or its own folder is full. What all nodes share is left
 * out: while it is away each of them has its pages in memory, and a balancer that left all of them out would have none for
 * anybody.
 */
export function nodeFailures(): string[] {
  return [...(isDraining() ? ['draining'] : []), ...(siteHealth.ownFolderFull ? ['disk'] : [])]
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
