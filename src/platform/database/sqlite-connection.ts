/**
 * The small surface that Kysely wants from an SQLite driver, over the `node:sqlite` built into Node. Both engines give
 * the same values: SQLite has no boolean, JSON or date type; the declared type of the column says what was meant.
 */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Lists and groups of requests have a statement for each number of rows. */
const MAX_KEPT_STATEMENTS = 500

/** A `node:sqlite` database that keeps its prepared statements and decodes what they return. */
export class SqliteConnection implements SqliteDatabase {
  readonly #raw: DatabaseSync
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: MAX_KEPT_STATEMENTS })

  constructor(raw: DatabaseSync) {
    this.#raw = raw
  }

  /** Close the file, after letting SQLite refresh its statistics where no one else is writing. */
  close(): void {
    this.#statements.clear()
    try {
      this.#raw.exec('pragma optimize')
    } catch {
      // Busy: another process will do it when it closes.
    }
    this.#raw.close()
  }

  /** A statement for this text, prepared once. */
  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text)
    if (known) return known
    // A change of the schema changes column types, which a kept statement has already read.
    if (/^\s*(create|drop|alter)/i.test(text)) this.#statements.clear()
    const statement = wrap(this.#raw.prepare(text))
    if (/^\s*(select|insert|update|delete|with)/i.test(text)) this.#statements.set(text, statement)
    return statement
  }
}

/**
 * The form in which `node:sqlite` takes a parameter: booleans as 0/1, dates as ISO text.
 * @throws TypeError for `undefined` and for objects, which `node:sqlite` would store as NULL or reject late.
 */
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined) throw new TypeError('undefined was bound to an SQL parameter')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (isSqliteValue(value)) return value
  throw new TypeError(`a ${typeof value} was bound to an SQL parameter; wrap JSON in toJson()`)
}

function isSqliteValue(value: unknown): value is SQLInputValue {
  if (value === null || value instanceof Uint8Array) return true
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
}

/** Conversion of a stored value (never NULL) into the one that PostgreSQL would give. */
type Decoder = (value: SQLOutputValue) => unknown

const DECODERS: Readonly<Record<string, Decoder>> = {
  boolean: (value) => value === 1,
  jsonb: (value) => JSON.parse(String(value)),
  timestamptz: (value) => new Date(String(value)),
}

/** The decoder for a column's declared type, or nothing where the stored value is already right. */
function decoderFor(declaredType: string | null): Decoder | undefined {
  return DECODERS[(declaredType ?? '').toLowerCase()]
}

type Row = Record<string, SQLOutputValue>

function wrap(statement: StatementSync): SqliteStatement {
  const columns = statement.columns()
  const decoders = columns.flatMap((column): [string, Decoder][] => {
    const decoder = decoderFor(column.type)
    return decoder ? [[column.name, decoder]] : []
  })
  const decode = (row: Row): Record<string, unknown> => {
    const decoded: Record<string, unknown> = { ...row }
    for (const [name, decoder] of decoders) {
      const value = row[name]
      if (value !== null && value !== undefined) decoded[name] = decoder(value)
    }
    return decoded
  }
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqliteValue)).map(decode),
    run: (parameters) => statement.run(...parameters.map(toSqliteValue)),
    *iterate(parameters) {
      for (const row of statement.iterate(...parameters.map(toSqliteValue))) yield decode(row)
    },
  }
}
