/** Looking through the database after a stop that was not clean, before it is used. */
import { setTimeout as wait } from 'node:timers/promises'
import { damaged } from '#/platform/database/explain-database-error.ts'
import { quickCheck } from '#/platform/database/quick-check.ts'
import type { Findings } from '#/platform/database/quick-check-worker.ts'
import type { Environment } from '#/platform/environment.ts'
import { forgetDamage, isKnownDamaged, noteDamage } from '#/platform/health/known-damage.ts'
import { sizeOf } from '#/platform/installation/data-traces.ts'
import type { RunningMarker } from '#/platform/installation/running-marker.ts'
import { getLog } from '#/platform/log.ts'
import { StartError } from '#/platform/start-error.ts'

/** How long a start waits for the check, in milliseconds: some ten gigabytes. Then it goes on in the background. */
const FOREGROUND_MS = 10_000

/** Interval between progress messages, in milliseconds; the first comes after one interval. */
const WARN_EVERY_MS = 1000

/** Dependencies of the check. */
interface CheckParts {
  readonly environment: Pick<Environment, 'dataDir' | 'databaseUrl'>
  readonly marker: Pick<RunningMarker, 'wasUnclean' | 'forgetOthers'>
  readonly onProgress: (text: string) => void
  readonly check?: (file: string) => Promise<Findings>
  readonly foregroundMs?: number
}

/**
 * Check an SQLite file when the last stop was not clean. SQLite itself loses nothing by a kill or a power failure; what
 * is looked for is what a failing disk, a full one or a copy in the wrong moment has left. A file in which damage is known
 * is checked to the end; PostgreSQL looks after itself.
 * @throws {StartError} when it is damaged, with how to restore
 */
export async function checkDatabase(parts: CheckParts): Promise<void> {
  const { environment, marker, onProgress, check = quickCheck, foregroundMs = FOREGROUND_MS } = parts
  const { dataDir, databaseUrl } = environment
  const isKnown = await isKnownDamaged(dataDir)
  if (!isKnown && !marker.wasUnclean) return
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  const accept = async () => {
    await forgetDamage(dataDir)
    await marker.forgetOthers()
  }
  if (file === undefined || sizeOf(file) === 0) return accept()
  const checking = check(file)
  const findings = await waitFor(checking, isKnown ? Number.POSITIVE_INFINITY : foregroundMs, () =>
    onProgress(`Checking the database after a stop that was not clean (${megabytes(file)} MB)`),
  )
  if (findings === undefined) {
    onProgress('The check of the database goes on in the background')
    void finishInBackground(checking, dataDir, accept)
  } else if (findings.length > 0) {
    throw new StartError(`${damaged(file)}\nIt was found: ${findings.join('; ')}`)
  } else {
    await accept()
  }
}

async function finishInBackground(
  checking: Promise<Findings>,
  dataDir: string,
  accept: () => Promise<void>,
): Promise<void> {
  const log = getLog()
  try {
    const findings = await checking
    if (findings.length === 0) {
      await accept()
      log.info('the database was checked and is sound')
      return
    }
    log.fatal({ findings }, 'the database is damaged: stop the site and restore a backup')
    await noteDamage(dataDir, findings)
  } catch (error) {
    log.error({ err: error }, 'the database could not be checked; the next start checks it')
  }
}

/** @returns nothing when it takes longer */
async function waitFor<T>(
  promise: Promise<T>,
  maxMs: number,
  onProgress: () => void,
): Promise<T | undefined> {
  const progress = setInterval(onProgress, WARN_EVERY_MS)
  const giveUp = new AbortController()
  try {
    if (maxMs === Number.POSITIVE_INFINITY) return await promise
    return await Promise.race([promise, wait(maxMs, undefined, { signal: giveUp.signal })])
  } finally {
    clearInterval(progress)
    giveUp.abort()
  }
}

function megabytes(file: string): number {
  return Math.round(sizeOf(file) / 1e6)
}
