/** The small surface that Kysely wants from an SQLite driver, over the `node:sqlite` built into Node. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Decoder, decoderFor, toSqliteValue } from './sqlite-values.ts'

/** Lists and groups of requests have a statement for each number of rows. */
const MAX_KEPT_STATEMENTS = 500

/** A `node:sqlite` database that keeps its prepared statements and decodes what they return. */
export class SqliteConnection implements SqliteDatabase {
  readonly #raw: DatabaseSync
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: MAX_KEPT_STATEMENTS })

  constructor(raw: DatabaseSync) {
    this.#raw = raw
  }

  /** Closes the file, after letting SQLite refresh its statistics where no one else is writing. */
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
