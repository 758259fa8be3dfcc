/** Kysely's SQLite dialect, corrected where it is too careful or too late. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { isBusy, RetryingConnection } from './sqlite-retry.ts'
import { waitFor } from './time-limits.ts'

/** Turning on the write-ahead log needs the file for a moment alone. */
const OPENING_TIMEOUT_MS = 5000

/** Longest pause between two attempts; a random part of it, so that processes do not meet again. */
const OPENING_PAUSE_MS = 40

/**
 * Open (or make) an SQLite file for several processes: write-ahead log, every commit on the disk
 * before it is acknowledged, foreign keys enforced.
 * @param path the file; missing folders are made
 * @param durable whether commits wait for the disk; else a power cut may take back the last ones
 */
export function openSqliteFile(path: string, durable = true): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true })
  const raw = new DatabaseSync(path, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true })
  turnOnWriteAheadLog(raw)
  raw.exec(`pragma synchronous = ${durable ? 'full' : 'normal'}`)
  raw.exec('pragma cache_size = -65536; pragma temp_store = memory')
  // Deleted data is overwritten: an erased person's text stays in no free page.
  raw.exec('pragma secure_delete = on')
  // From here on `RetryingConnection` waits, which does not block the process.
  raw.exec('pragma busy_timeout = 0')
  return raw
}

/**
 * Several processes that open one new file at once each want it alone: SQLite then refuses at once instead of waiting for
 * the timeout, to avoid a deadlock (https://sqlite.org/c3ref/busy_handler.html). Opening is synchronous, and so is the pause.
 * @throws when the file stays locked for {@link OPENING_TIMEOUT_MS}, and any other error
 */
function turnOnWriteAheadLog(raw: DatabaseSync): void {
  const until = performance.now() + OPENING_TIMEOUT_MS
  const nobodyWakes = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    try {
      raw.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
      Atomics.wait(nobodyWakes, 0, 0, Math.ceil(Math.random() * OPENING_PAUSE_MS))
    }
  }
}

/** SQLite through Kysely: transactions take the write lock at once and may change the schema. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter()
  }
}

/** A transaction that begins by reading cannot be raised to writing while another one writes; this one can. */
class ImmediateDriver extends SqliteDriver {
  #connection: RetryingConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    // All callers wait for the one connection: one without time left gives up, and the connection goes to the next.
    const acquired = await waitFor(super.acquireConnection(), () => void super.releaseConnection())
    this.#connection ??= new RetryingConnection(acquired)
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // After a full disk SQLite has rolled back by itself, and its first error is the one to be reported.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }
}

/** SQLite rolls back changes of the schema like any other; Kysely assumes that it does not. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
