/** The PostgreSQL database that is moved to, on one connection that no other move has. */
import pg from 'pg'
import { isKnownType, readAsText, type TextRow } from './column-values.ts'
import { MoveError } from './move-error.ts'
import { MIGRATION_TABLES, type MovedTable, type TargetTypes } from './moved-table.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Rows that are fetched at once: some of them hold whole documents. */
const FETCHED_ROWS = 500

/** Any number that nothing else locks. */
const LOCK = 7_301_130

/** Values as the server writes them. */
const AS_TEXT = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig

const quoted = pg.escapeIdentifier

/** A database of PostgreSQL, written by this process alone. */
export class PostgresTarget {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  /**
   * Connect, and keep other moves out until {@link close}, or until this process ends.
   * @throws {MoveError} when another move is at work there, and the error of the server or of the connection
   */
  static async open(url: string): Promise<PostgresTarget> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'passage move',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      types: AS_TEXT,
    })
    // A lost connection is an error of the query under way; without a listener it would end the process.
    client.on('error', () => undefined)
    await client.connect()
    const target = new PostgresTarget(client)
    // The last commit waits for the disk, and with it all before.
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set extra_float_digits = 1; set timezone = 'UTC'; set synchronous_commit = off`)
    const [free] = await target.read('select pg_try_advisory_lock($1)', [LOCK])
    if (free?.[0] === 't') return target
    await target.close()
    throw new MoveError('Another move into this database is at work. Wait for it.')
  }

  async read(query: string, values: readonly unknown[] = []): Promise<TextRow[]> {
    const { rows } = await this.#client.query<string[]>({
      text: query,
      values: [...values],
      rowMode: 'array',
    })
    return rows
  }

  /** Run statements together or not at all. */
  async transaction<T>(work: () => Promise<T>, begin = 'begin'): Promise<T> {
    await this.read(begin)
    try {
      const result = await work()
      await this.read('commit')
      return result
    } catch (error) {
      // On a lost connection this fails as well, and the server rolls back by itself.
      await this.read('rollback').catch(() => undefined)
      throw error
    }
  }

  /**
   * Types of all columns that rows are written to: what the server computes is left out.
   * @param but a table that is none of the site
   */
  async types(but: string): Promise<TargetTypes> {
    const rows = await this.read(
      `select c.relname, a.attname, format_type(a.atttypid, null) from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and c.relname <> $1
       order by c.relname, a.attnum`,
      [but],
    )
    const tables = new Map<string, Map<string, string>>()
    for (const [table, column, type] of rows as [string, string, string][]) {
      if (MIGRATION_TABLES.test(table)) continue
      if (!isKnownType(type)) throw new MoveError(`${table}.${column} is ${type}, which cannot be moved yet.`)
      tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, type))
    }
    return tables
  }

  async count(table: string): Promise<number> {
    return Number((await this.read(`select count(*) from ${quoted(table)}`))[0]?.[0])
  }

  /** Delete all rows. */
  async empty(tables: readonly MovedTable[]): Promise<void> {
    await this.read(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  }

  /** Insert rows in one statement: all of them or none. */
  async insert({ name, columns }: MovedTable, rows: readonly TextRow[]): Promise<void> {
    const names = columns.map((column) => quoted(column.name)).join(', ')
    const values = columns.map(({ type }, at) => `r.c${at}::${type}`).join(', ')
    const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
    const aliases = columns.map((_, at) => `c${at}`).join(', ')
    await this.read(
      `insert into ${quoted(name)} (${names}) select ${values} from unnest(${lists}) as r (${aliases})`,
      columns.map((_, at) => rows.map((row) => row[at])),
    )
  }

  /** Read rows in the order in which SQLite has them, within a transaction. */
  async *rows({ name, columns, key }: MovedTable): AsyncGenerator<TextRow> {
    const list = columns.map((column) => readAsText(quoted(column.name), column.type)).join(', ')
    const typeOf = new Map(columns.map((column) => [column.name, column.type]))
    // Without the name of the table, a number would be ordered by its text, which is read under the same name.
    const order = key.map((column) => {
      return `${quoted(name)}.${quoted(column)}${typeOf.get(column) === 'text' ? ' collate "C"' : ''}`
    })
    await this.read(
      `declare moved no scroll cursor for select ${list} from ${quoted(name)} order by ${order.join(', ')}`,
    )
    for (;;) {
      const fetched = await this.read(`fetch ${FETCHED_ROWS} from moved`)
      if (fetched.length === 0) break
      yield* fetched
    }
    await this.read('close moved')
  }

  /** Let columns with numbers of their own go on after those that were moved. */
  async raiseSequences(tables: readonly MovedTable[], lastNumber: (table: string) => number): Promise<void> {
    for (const { name, columns } of tables) {
      for (const column of columns) {
        const [found] = await this.read('select pg_get_serial_sequence($1, $2)', [quoted(name), column.name])
        const sequence = found?.[0]
        if (!sequence) continue
        await this.read(
          `select setval($1, greatest($2::bigint, max(${quoted(column.name)}), 1),
                         greatest($2::bigint, max(${quoted(column.name)}), 0) > 0) from ${quoted(name)}`,
          [sequence, lastNumber(name)],
        )
      }
    }
  }

  close(): Promise<void> {
    return this.#client.end()
  }
}
