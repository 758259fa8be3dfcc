/** Preparation of `DATA_DIR` before anything uses it. */
import path from 'node:path'
import { getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { removeParts } from '#/platform/files/write-durably.ts'
import { rejectLostData } from '#/platform/installation/reject-lost-data.ts'
import { markRunning, type RunningMarker } from '#/platform/installation/running-marker.ts'
import { tightenRights } from '#/platform/installation/tighten-rights.ts'
import { getLog } from '#/platform/log.ts'
import { checkDatabase } from './check-database.ts'

/** Parts of files that others may be writing right now are younger, in milliseconds. */
const PART_AGE_MS = 60 * 60_000

/**
 * Take rights from others, refuse a lost or damaged database, and remove what a kill has left. One process does so for
 * all that it starts.
 * @param tell called for work that takes longer than a second
 * @returns to be removed at the end of a clean stop
 * @throws {StartError} when the database was lost or is damaged
 */
export async function openDataFolder(
  environment: Environment,
  onProgress: (text: string) => void,
): Promise<RunningMarker> {
  const { dataDir, storage } = environment
  logRights(environment)
  await rejectLostData(environment, getDatabase)
  const marker = await markRunning(dataDir)
  try {
    await checkDatabase({ environment, marker, onProgress })
  } catch (error) {
    await marker.remove()
    throw error
  }
  const old = new Date(Date.now() - PART_AGE_MS)
  const incoming = storage.kind === 'folder' ? [path.join(storage.folder, '.incoming')] : []
  for (const folder of [dataDir, path.join(dataDir, 'builds'), ...incoming]) await removeParts(folder, old)
  // They name people. A mail that is being written this moment by another process is written again.
  await removeParts(path.join(dataDir, 'mail'), new Date())
  return marker
}

function logRights(environment: Environment): void {
  const { tightened, refused } = tightenRights(environment)
  const log = getLog()
  if (tightened.length > 0)
    log.warn({ tightened }, 'other users of this machine could read these; they no longer can')
  if (refused.length > 0)
    log.warn({ refused }, 'other users of this machine can read these, which could not be changed')
}
