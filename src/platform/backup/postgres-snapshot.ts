/** Dumping a PostgreSQL database while it is written to (ADR 0053). */
import { chmod } from 'node:fs/promises'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { sync } from './hashed-files.ts'
import { findProgram, libpqTarget, majorVersion, runProgram } from './postgres-programs.ts'
import { type ReadRows, readSnapshot, type Snapshot } from './snapshot.ts'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Dump a database as it is at one moment. `pg_dump` reads the very snapshot in which the rows are counted here.
 * @throws {BackupError} when `pg_dump` is missing or older than the server
 */
export async function snapshotPostgres(
  databaseUrl: string,
  target: string,
  signal: AbortSignal,
): Promise<Snapshot> {
  const program = findProgram('pg_dump')
  return withClient(databaseUrl, async (read) => {
    const [server] = await read('show server_version')
    const engineVersion = `PostgreSQL ${String(server?.server_version).split(' ', 1)[0]}`
    await rejectOlderProgram(program, engineVersion)
    await read('begin isolation level repeatable read read only')
    const [exported] = await read('select pg_export_snapshot() as id')
    const snapshot = await readSnapshot(read, await tablesOf(read), 'postgres', engineVersion)
    const { database, env } = libpqTarget(databaseUrl)
    const what = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${String(exported?.id)}`]
    await runProgram(program, [...what, `--file=${target}`, `--dbname=${database}`], { env, signal })
    await read('commit')
    await chmod(target, 0o600)
    await sync(target)
    return snapshot
  })
}

async function rejectOlderProgram(program: string, engineVersion: string): Promise<void> {
  const server = Number(/\d+/.exec(engineVersion)?.[0])
  const own = await majorVersion(program)
  if (own >= server) return
  throw new BackupError(
    `${program} is version ${own} and the server is ${engineVersion}: an older pg_dump cannot back up a newer server. Install PostgreSQL's client of version ${server} and put it first on the PATH.`,
    'program',
  )
}

/** Tables of the schema that the site uses. */
export async function tablesOf(read: ReadRows): Promise<string[]> {
  const rows = await read(
    'select tablename from pg_tables where schemaname = current_schema() order by tablename',
  )
  return rows.map(({ tablename }) => String(tablename))
}

/**
 * Whether a dump can be read through.
 * @returns what is wrong with it, as a sentence
 */
export async function inspectDump(file: string): Promise<string[]> {
  const program = findProgram('pg_restore')
  try {
    // Reads and unpacks every row, and throws the statements away; the table of contents alone would not.
    await runProgram(program, ['--file=/dev/null', file])
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A connection of its own, without the deadlines of the site's: reading everything takes its time. */
export async function withClient<T>(databaseUrl: string, work: (read: ReadRows) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'passage backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A lost connection is an error of the query under way; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw new BackupError(`PostgreSQL does not answer: ${error.message}`, 'other', { cause: error })
  })
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work(async (query) => (await client.query(query)).rows as Record<string, unknown>[])
  } finally {
    await client.end()
  }
}
