/** PostgreSQL through `pg`, giving numbers where `pg` gives text. */
import pg from 'pg'
import { getLog } from '#/platform/log.ts'
import { JOB_LIMIT_MS, STATEMENT_LIMIT_MS } from './time-limits.ts'

const INT8 = 20
const NUMERIC = 1700
const POOL_SIZE = 10
/** Counters answer quickly. */
const COUNTING_POOL_SIZE = 3
/** Long jobs are few. */
const JOB_POOL_SIZE = 3
const CONNECT_TIMEOUT_MS = 5000

/**
 * Limits of a session, in milliseconds: the server ends a statement before we give it up (`time-limits.ts`), so that a
 * connection can be used again. A transaction whose process was frozen lets go of its locks.
 */
const SESSIONS = {
  short: { lock: 5000, statement: 7000, idle: 30_000, query: STATEMENT_LIMIT_MS },
  job: { lock: JOB_LIMIT_MS, statement: JOB_LIMIT_MS, idle: JOB_LIMIT_MS, query: JOB_LIMIT_MS },
} as const

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  // Counts, sums and averages: all of ours fit a double, and SQLite gives numbers too.
  if (oid === INT8 || oid === NUMERIC) return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}

/** Purpose of a pool. */
interface PoolOptions {
  /** Whether commits wait for the disk, however the server or the account is set. */
  readonly durable?: boolean
  /** Whether statements may take minutes. */
  readonly longJobs?: boolean
}

/** A pool of connections; it connects when it is first asked. */
export function openPostgresPool(
  url: string,
  { durable = true, longJobs = false }: PoolOptions = {},
): pg.Pool {
  const session = longJobs ? SESSIONS.job : SESSIONS.short
  const size = durable ? POOL_SIZE : COUNTING_POOL_SIZE
  const pool = new pg.Pool({
    connectionString: url,
    max: longJobs ? JOB_POOL_SIZE : size,
    types: { getTypeParser },
    application_name: 'passage',
    keepAlive: true,
    // A server that has stopped answering must become an error, not a page that never comes.
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: session.query,
    // Finished before the connection is handed out; when it fails, so does the query that wanted it.
    onConnect: async (client) => {
      await client.query(
        `set synchronous_commit = ${durable ? 'on' : 'off'}; set lock_timeout = ${session.lock};
         set statement_timeout = ${session.statement}; set idle_in_transaction_session_timeout = ${session.idle}`,
      )
    },
  })
  // A connection in use that breaks between two statements: its user gets the error from the next one.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Without a listener, a connection lost while idle ends the process; the pool replaces it by itself.
  pool.on('error', (error) => {
    // While closing, the server may hang up before we do.
    if (!pool.ending) getLog().warn({ reason: error.message }, 'an idle connection to the database was lost')
  })
  return pool
}
