/** Periodic flush of this process's counters to the database. */

import type { Logger } from 'pino'
import type { Database } from '#/platform/database/open-database.ts'
import type { DailyCounters } from './daily-counters.server.ts'
import { addToStored } from './measured-rows.repository.server.ts'

/** Pause between two flushes, in milliseconds: the counts that a killed process may lose. */
const FLUSH_MS = 10_000

interface CounterFlushParts {
  readonly database: Database
  readonly counters: DailyCounters
  readonly log: Pick<Logger, 'error' | 'warn'>
}

export interface CounterFlush {
  /** Flush now. Never rejects: counters that could not be written stay for the next flush. */
  flush(): Promise<void>
  /** Flush, and stop. */
  stop(): Promise<void>
}

/** Start flushing the counters every ten seconds. */
export function keepCounters({ database, counters, log }: CounterFlushParts): CounterFlush {
  let writing: Promise<void> = Promise.resolve()
  let droppedBefore = 0

  const write = async () => {
    if (counters.dropped > droppedBefore) {
      log.warn({ dropped: counters.dropped - droppedBefore }, 'more different events than can be counted')
      droppedBefore = counters.dropped
    }
    if (counters.size === 0) return
    const pending = counters.take()
    try {
      await addToStored(database, pending)
    } catch (error) {
      counters.giveBack(pending)
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason, waiting: counters.size }, 'counters could not be written')
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
