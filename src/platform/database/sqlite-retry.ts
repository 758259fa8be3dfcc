/** Waiting for another process that writes to the same SQLite file, without stopping this one. */
import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { counted, isLongJob, waitingTimeLeft } from './time-limits.ts'

/** SQLite's result code for "another connection holds the lock". */
const SQLITE_BUSY = 5
/** As long as PostgreSQL's sessions wait for a lock (`postgres-pool.ts`). */
const GIVE_UP_MS = 5000
/** A long job waits for another one: an import holds the lock for as long as it writes. */
const JOB_GIVES_UP_MS = 60_000
/** Wait of the callers after one that waited in vain, since they are all in one queue. */
const GIVE_UP_SOON_MS = 250
const LONGEST_PAUSE_MS = 50

/**
 * A connection that tries again while the file is locked, for five seconds or what is left of a request's time. SQLite's own busy timeout waits
 * inside the call, and with it the whole event loop. The first success ends an outage.
 */
export class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  #outage = false

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const patience = isLongJob() ? JOB_GIVES_UP_MS : this.#outage ? GIVE_UP_SOON_MS : GIVE_UP_MS
    const until = performance.now() + Math.min(waitingTimeLeft(), patience)
    return counted(() => this.#executeUntil<R>(query, until))
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }

  async #executeUntil<R>(query: CompiledQuery, until: number): Promise<QueryResult<R>> {
    for (let pause = 2; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        const result = await this.#connection.executeQuery<R>(query)
        // Reading needs no lock, so it says nothing about the end of an outage.
        if (this.#outage && isWrite(query)) this.#outage = false
        return result
      } catch (error) {
        // A statement that met the lock has done nothing, so it can be said again.
        if (!isBusy(error)) throw error
        if (performance.now() > until) {
          this.#outage = true
          throw error
        }
        await wait(pause)
      }
    }
  }
}

function isWrite({ sql }: CompiledQuery): boolean {
  return /^\s*(?:begin|insert|update|delete)/i.test(sql)
}

/** Whether another connection holds the lock of the SQLite file. */
export function isBusy(error: unknown): boolean {
  // The low byte is the code; the others say more precisely why.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}
