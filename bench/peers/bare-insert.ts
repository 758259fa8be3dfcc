import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Row written each time: about as large as an enquiry. */
const TEXT = 'x'.repeat(2000)

/** The inserts a second that SQLite puts on the disk, one after the other: write-ahead log, `synchronous=FULL`. */
export function sqliteInserts(file: string, seconds: number): number {
  const database = new DatabaseSync(file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table if not exists bare (id integer primary key, text text)',
  )
  const insert = database.prepare('insert into bare (text) values (?)')
  const count = countFor(seconds, () => insert.run(TEXT))
  database.close()
  return count
}

/** The same for PostgreSQL with `synchronous_commit=on`, over several connections at once. */
export async function postgresInserts(
  connectionString: string,
  connections: number,
  seconds: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: connections })
  await pool.query('create table if not exists bare (id bigserial primary key, text text)')
  await pool.query('set synchronous_commit = on')
  const started = performance.now()
  const until = started + seconds * 1000
  let count = 0
  const insert = async () => {
    while (performance.now() < until) {
      await pool.query('insert into bare (text) values ($1)', [TEXT])
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, insert))
  const rate = count / ((performance.now() - started) / 1000)
  await pool.end()
  return rate
}

function countFor(seconds: number, work: () => void): number {
  const started = performance.now()
  let count = 0
  for (; performance.now() - started < seconds * 1000; count += 1) work()
  return count / ((performance.now() - started) / 1000)
}
