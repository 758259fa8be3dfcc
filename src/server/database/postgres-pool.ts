/** PostgreSQL through `pg`, giving numbers where `pg` gives text. */
import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700
const POOL_SIZE = 10
/** Counters are quickly told. */
const COUNTING_POOL_SIZE = 3
const CONNECT_TIMEOUT_MS = 5000
const QUERY_TIMEOUT_MS = 30_000

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  // Counts, sums and averages: all of ours fit a double, and SQLite gives numbers too.
  if (oid === INT8 || oid === NUMERIC) return Number
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}

/**
 * A pool of connections.
 * @param durable whether commits wait for the disk, however the server or the account is set
 */
export function openPostgresPool(url: string, durable = true): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: durable ? POOL_SIZE : COUNTING_POOL_SIZE,
    types: { getTypeParser },
    application_name: 'passage',
    keepAlive: true,
    // A server that has stopped answering must become an error, not a page that never comes.
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    // Finished before the connection is handed out; when it fails, so does the query that wanted it.
    onConnect: async (client) => {
      await client.query(`set synchronous_commit = ${durable ? 'on' : 'off'}`)
    },
  })
  // A connection in use that breaks between two statements: whoever uses it is told by the next one.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Without a listener, a connection lost while idle ends the process; the pool replaces it by itself.
  pool.on('error', (error) => {
    // While closing, the server may hang up before we do.
    if (!pool.ending) console.error(`database: an idle connection was lost: ${error.message}`)
  })
  return pool
}
