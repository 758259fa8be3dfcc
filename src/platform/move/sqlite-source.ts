/** The SQLite file that is moved, held so that no one else has it open meanwhile. */
import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { isBusy } from '#/platform/database/sqlite-retry.ts'
import { type TextRow, toPostgresText } from './column-values.ts'
import { MoveError } from './move-error.ts'
import { MIGRATION_TABLES, type MovedTable, type SourceTable } from './moved-table.ts'

/** One that is just being closed lets go within this time. */
const LOCK_MS = 3000

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** An SQLite file, read by this process alone. */
export class SqliteSource {
  readonly file: string
  readonly #database: DatabaseSync

  /**
   * Open a file and keep everyone else out until {@link close}, or until this process ends.
   * @throws {MoveError} when there is no database, or another process has it open
   */
  constructor(file: string) {
    this.file = file
    if (!existsSync(file) || statSync(file).size === 0) {
      throw new MoveError(`There is no database to move: ${file} is missing or empty.`)
    }
    this.#database = new DatabaseSync(file, { timeout: LOCK_MS })
    try {
      // With the write-ahead log as well, this wants that no other connection is there, reading or idle.
      this.#database.exec('pragma locking_mode = exclusive; begin exclusive; commit')
      // From here on the file alone is the database, and its time that of the last write.
      this.#database.exec('pragma wal_checkpoint(truncate)')
    } catch (error) {
      this.#database.close()
      if (!isBusy(error)) throw error
      throw new MoveError(
        `${file} is in use. Stop the site and every command that works with it, so that nothing is written that would be left behind, and run the move again.`,
      )
    }
  }

  /** Changes with every write to the file. */
  fingerprint(): string {
    const { size, mtimeNs } = statSync(this.file, { bigint: true })
    return `${size}-${mtimeNs}`
  }

  /** Names of the migrations that it has had. */
  migrations(): string[] {
    const known = this.#read("select name from sqlite_master where name = 'kysely_migration'")
    const names = known.length > 0 ? this.#read('select name from kysely_migration order by name') : []
    return names.map(([name]) => String(name))
  }

  /** Id of the installation; nothing before its first start. */
  installation(): string | undefined {
    const [row] = this.#read('select id from installation')
    return row && String(row[0])
  }

  /** Every table that holds rows of the site; what the full-text index keeps for itself follows from them. */
  tables(): SourceTable[] {
    const names = this.#read("select name from pragma_table_list where schema = 'main' and type = 'table'")
      .map(([name]) => String(name))
      .filter((name) => !name.startsWith('sqlite_') && !MIGRATION_TABLES.test(name))
    return names.toSorted().map((name) => {
      const columns = this.#read('select name, pk from pragma_table_xinfo(?) where hidden = 0', name)
      const key = columns.filter(([, place]) => Number(place) > 0)
      if (key.length === 0) throw new MoveError(`The table ${name} has no primary key.`)
      const references = this.#read('select distinct "table" from pragma_foreign_key_list(?)', name)
      return {
        name,
        columns: columns.map(([column]) => String(column)),
        key: key.toSorted(([, a], [, b]) => Number(a) - Number(b)).map(([column]) => String(column)),
        references: references.map(([table]) => String(table)),
      }
    })
  }

  count(table: string): number {
    return Number(this.#read(`select count(*) from ${quoted(table)}`)[0]?.[0])
  }

  /** The highest number that a column with numbers of its own has given; 0 when it has none. */
  lastNumber(table: string): number {
    return Number(this.#read('select seq from sqlite_sequence where name = ?', table)[0]?.[0] ?? 0)
  }

  /** Read the rows after the first ones in the order of the key, as the text that PostgreSQL takes in. */
  *rows({ name, columns, key }: MovedTable, after = 0): Generator<TextRow, undefined> {
    const list = columns.map((column) => quoted(column.name)).join(', ')
    const order = key.map(quoted).join(', ')
    const statement = this.#prepare(
      `select ${list} from ${quoted(name)} order by ${order} limit -1 offset ${after}`,
    )
    for (const row of statement.iterate() as unknown as Iterable<SQLOutputValue[]>)
      yield row.map(toPostgresText)
  }

  close(): void {
    this.#database.close()
  }

  #read(query: string, ...values: string[]): SQLOutputValue[][] {
    return this.#prepare(query).all(...values) as unknown as SQLOutputValue[][]
  }

  /** Rows as lists, and whole numbers of any size. */
  #prepare(query: string) {
    const statement = this.#database.prepare(query)
    statement.setReadBigInts(true)
    statement.setReturnArrays(true)
    return statement
  }
}
