/** PostgreSQL connections whose every step ends in time, whatever becomes of the server. */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { counted, DatabaseTimeoutError, isLongJob, timeLeft, waitFor } from './time-limits.ts'

/** Message of `pg` when the server has not answered a statement in time. */
const READ_TIMEOUT = 'Query read timeout'

/**
 * Both pools as one for Kysely.
 * @param short for requests and background work
 * @param long for long jobs, whose sessions let statements take longer
 */
export function boundedPool(short: pg.Pool, long: pg.Pool): PostgresPool {
  // Kysely knows a connection by its object.
  const known = new WeakMap<pg.PoolClient, BoundedClient>()
  const boundedOf = (client: pg.PoolClient) => {
    const bounded = known.get(client) ?? new BoundedClient(client)
    known.set(client, bounded)
    return bounded
  }
  return {
    options: short.options,
    async connect() {
      const connecting = (isLongJob() ? long : short).connect()
      return boundedOf(await waitFor(connecting, (client) => client.release()))
    },
    async end() {
      await Promise.all([short.end(), long.end()])
    },
  }
}

const ROLLED_BACK: PostgresQueryResult<never> = { command: 'ROLLBACK', rowCount: 0, rows: [] }

/** A connection that is thrown away once a step of it has not ended in time: no one knows what it is still doing. */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #lost = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  // Kysely asks with text alone: cursors are not configured, and would have no limit here.
  readonly query = ((text: string, values: readonly unknown[]) =>
    this.#ask(text, values)) as unknown as PostgresPoolClient['query']

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost)
  }

  async #ask(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    // A connection that is thrown away is rolled back by the server.
    const givesUp = text === 'rollback'
    if (this.#lost && givesUp) return ROLLED_BACK
    if (this.#lost) throw new DatabaseTimeoutError()
    try {
      const query_timeout = timeLeft()
      const config = { text, values: [...values], query_timeout }
      return await counted(() => this.#client.query(config) as unknown as Promise<PostgresQueryResult<never>>)
    } catch (error) {
      const isLate = error instanceof DatabaseTimeoutError || (error as Error).message === READ_TIMEOUT
      if (!isLate) throw error
      this.#lost = true
      if (givesUp) return ROLLED_BACK
      throw new DatabaseTimeoutError()
    }
  }
}
