/** Writes the counters of this process into the database, unhurried. */
import type { Logger } from 'pino'
import type { DailyCounters } from './daily-counters.server.ts'
import { addToStored, deleteBefore, type MeasurementDatabase } from './measured-rows.repository.server.ts'
import { parisDay, parisDayBefore } from './paris-days.ts'

/** Pause between two writes, in milliseconds: what a process that is killed may lose. */
const FLUSH_MS = 10_000

/**
 * How long counters are kept, in days: 25 months, the longest that the French authority allows for audience
 * measurement without consent; vitals as long as a comparison with the last quarter needs them.
 */
const KEPT_DAYS = { events: 761, vitals: 120 } as const

interface KeeperParts {
  readonly database: MeasurementDatabase
  readonly counters: DailyCounters
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** The clock. */
  readonly now: () => Date
}

/** A running keeper. */
export interface CounterKeeper {
  /** Writes what waits, now. Never rejects: what could not be written waits for the next time. */
  flush(): Promise<void>
  /** Writes what waits, and no more after that. */
  stop(): Promise<void>
}

/** Starts writing the counters every ten seconds, and deletes old ones once a day. */
export function keepCounters(parts: KeeperParts): CounterKeeper {
  const { database, counters, log, now } = parts
  let writing: Promise<void> = Promise.resolve()
  let cleanedOn = ''
  let droppedBefore = 0

  const write = async () => {
    if (counters.dropped > droppedBefore) {
      log.warn({ dropped: counters.dropped - droppedBefore }, 'more different events than can be counted')
      droppedBefore = counters.dropped
    }
    if (counters.size > 0) {
      const pending = counters.take()
      try {
        await addToStored(database, pending)
      } catch (error) {
        counters.giveBack(pending)
        log.error({ reason: reasonOf(error), waiting: counters.size }, 'counters could not be written')
        return
      }
    }
    if (cleanedOn === parisDay(now())) return
    try {
      await deleteBefore(database, {
        events: parisDayBefore(now(), KEPT_DAYS.events),
        vitals: parisDayBefore(now(), KEPT_DAYS.vitals),
      })
      cleanedOn = parisDay(now())
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'old counters could not be deleted')
    }
  }
  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(flush, FLUSH_MS)
  timer.unref()
  return {
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
