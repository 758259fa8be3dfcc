/** A small write every few seconds: whether the site could store what it is given, before it is given anything. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readClockOffset } from '#/platform/clock/clock-offset.ts'
import { judgeClock } from '#/platform/clock/judge-clock.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { readOutboxState } from '#/platform/health/outbox-state.ts'
import { readFreeSpace, type StoredPlace } from './free-space.ts'
import type { HealthWarning, SiteHealth } from './site-health.ts'

/** Pause between two beats, in milliseconds. */
const PAUSE_MS = 5000

/** How long stopping waits for a beat under way, in milliseconds. */
const STOP_PATIENCE_MS = 1000

/** Dependencies of a heartbeat. */
export interface HeartbeatParts {
  readonly database: Database
  readonly folders: ReadonlyMap<StoredPlace, string>
  readonly health: SiteHealth
  /** Write where something of a visitor could not be stored; throw while that still fails. */
  readonly rehearseStore: () => Promise<void>
  /** Whether a check has found the database damaged. */
  readonly isKnownDamaged: () => Promise<boolean>
  readonly now: () => Date
  /** Milliseconds since 1970, by the clock of this machine; for tests. */
  readonly machineNow?: () => number
}

/** Write once, and note what came of it. Never throws. */
export async function beatOnce(parts: HeartbeatParts): Promise<void> {
  const { database, folders, health, rehearseStore, isKnownDamaged, now, machineNow = Date.now } = parts
  health.space = await readFreeSpace(folders)
  health.damageFound = await isKnownDamaged()
  health.beginWrite()
  try {
    health.clockOffsetMs = await readClockOffset(database, machineNow)
    health.clock = await judgeClock(database, now())
    if (health.storeFailed) {
      await rehearseStore()
      health.noteStore(true)
    }
    health.endWrite(true)
    health.outbox = await readOutboxState(database, now())
  } catch {
    health.endWrite(false)
  }
}

/**
 * Beat at once and every five seconds, in each process: what one of them cannot write, another may.
 * @returns ends it; resolves when a beat under way is over, or after a second
 */
export async function startHeartbeat(
  parts: HeartbeatParts,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): Promise<() => Promise<void>> {
  const tell = createChangeLog(log)
  let beating = beatOnce(parts)
  await beating
  tell(parts.health.warnings())
  let busy = false
  const timer = setInterval(() => {
    tell(parts.health.warnings())
    if (busy) return
    busy = true
    beating = beatOnce(parts).finally(() => {
      busy = false
      tell(parts.health.warnings())
    })
  }, PAUSE_MS)
  return async () => {
    clearInterval(timer)
    // With the database away, the one under way would hold up the stop.
    await Promise.race([beating, pause(STOP_PATIENCE_MS, undefined, { ref: false })])
  }
}

const MESSAGES = {
  clock: 'the clock of this machine cannot be trusted; nothing is erased until it is corrected or confirmed',
  offset:
    'the clocks of this machine and of the database differ by more than half a minute; leases go by the database',
  writes: 'the database accepts no writes; the site is not ready',
  store: 'no request can be stored; the site is not ready until a write succeeds',
  damage: 'the database is damaged; the site is not ready',
  disk: 'the disk is filling up',
  mails: 'emails have been waiting for a long time',
} as const satisfies Record<HealthWarning['kind'], string>

/** One line when something begins and one when it is over: a line every five seconds would drown everything else. */
function createChangeLog(log: Pick<Logger, 'info' | 'warn' | 'error'>) {
  let known = new Set<HealthWarning['kind']>()
  return (warnings: readonly HealthWarning[]) => {
    for (const { kind, ...facts } of warnings) {
      if (known.has(kind)) continue
      const level = kind === 'disk' || kind === 'mails' ? 'warn' : 'error'
      log[level](facts, MESSAGES[kind])
    }
    const now = new Set(warnings.map(({ kind }) => kind))
    for (const kind of known) if (!now.has(kind)) log.info({ was: MESSAGES[kind] }, 'all is well again')
    known = now
  }
}
