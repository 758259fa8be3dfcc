/** One typed query layer over SQLite (`file:…`) and PostgreSQL (`postgres://…`); ARCHITECTURE.md. */
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { noteFailure } from '#/platform/database/database-damage.ts'
import { boundedPool } from './bounded-pool.ts'
import { openPostgresPool } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { ImmediateSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'

/** Which database answers. Queries are the same on both; the few that differ ask this. */
export type Engine = 'sqlite' | 'postgres'

/** An open database. */
export interface Database<S = Schema> {
  readonly db: Kysely<S>
  readonly engine: Engine
  /** The address it was opened with; contains the password on PostgreSQL. */
  readonly url: string
  /** The SQLite handle, for backups. */
  readonly sqlite?: DatabaseSync
  /** The PostgreSQL pool, for what Kysely has no word for. */
  readonly pool?: Pool
  /** Close every connection; later queries throw. */
  close(): Promise<void>
}

/** How a database is opened. */
export interface OpenOptions {
  /** Whether a commit is on the disk before it is acknowledged (default). */
  readonly durable?: boolean
}

/**
 * Open a database. SQLite opens the file at once, PostgreSQL connects with the first query.
 * @param url `file:path` or `postgres://…`
 * @throws Error when the address is of neither kind, or the file cannot be opened
 */
export function openDatabase<S = Schema>(url: string, { durable = true }: OpenOptions = {}): Database<S> {
  if (url.startsWith('file:')) return openSqlite(url, durable)
  if (/^postgres(ql)?:/.test(url)) return openPostgres(url, durable)
  throw new Error('DATABASE_URL must begin with file: or postgres://')
}

/** Damage found by any connection shows in readiness. */
function noteDamage(event: LogEvent): void {
  if (event.level === 'error') noteFailure(event.error)
}

function openSqlite<S>(url: string, durable: boolean): Database<S> {
  const sqlite = openSqliteFile(url.slice('file:'.length), durable)
  const connection = new SqliteConnection(sqlite)
  const db = new Kysely<S>({ dialect: new ImmediateSqliteDialect({ database: connection }), log: noteDamage })
  const close = async () => {
    await db.destroy()
    // Kysely closes only what it has used: a database without a query would stay open.
    if (sqlite.isOpen) connection.close()
  }
  return { db, engine: 'sqlite', url, sqlite, close }
}

function openPostgres<S>(url: string, durable: boolean): Database<S> {
  const pool = openPostgresPool(url, { durable })
  const jobs = openPostgresPool(url, { durable, longJobs: true })
  const dialect = new PostgresDialect({ pool: boundedPool(pool, jobs) })
  const db = new Kysely<S>({ dialect, log: noteDamage })
  const close = async () => {
    await db.destroy()
    // Kysely ends only what it has used.
    for (const one of [pool, jobs]) if (!one.ended) await one.end()
  }
  return { db, engine: 'postgres', url, pool, close }
}
