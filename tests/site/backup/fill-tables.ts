/** A row for every table of the schema, computed from it, so that no table has to be thought of. */
import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'

interface Reference {
  readonly column: string
  readonly table: string
  readonly key: string
}

/** What a database says of a table besides its columns. */
interface Rules {
  readonly references: readonly Reference[]
  /** The checks, as they were declared. */
  readonly checks: string
}

/** Tables of the migrations and those that full-text search keeps for itself. */
const KEPT = /^(?:kysely_|enquiry_words)/

/**
 * Insert a row into each table that has none.
 * @returns the names of all tables that hold rows of the site
 */
export async function fillTables(database: Database): Promise<readonly string[]> {
  const { db } = database
  const tables = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !KEPT.test(name),
  )
  const rules = new Map<string, Rules>()
  for (const { name } of tables) rules.set(name, await rulesOf(database, name))
  const filled = new Set<string>()
  const waiting = [...tables]
  for (let round = 0; waiting.length > 0; round++) {
    const table = waiting.shift()
    if (table === undefined || round > tables.length ** 2) throw new Error('tables that wait for each other')
    const { references, checks } = rules.get(table.name) ?? { references: [], checks: '' }
    if (references.some((one) => one.table !== table.name && !filled.has(one.table))) {
      waiting.push(table)
      continue
    }
    filled.add(table.name)
    if ((await firstRow(database, table.name)) !== undefined) continue
    const row: Record<string, unknown> = {}
    const choices: [name: string, values: readonly string[]][] = []
    for (const { name, dataType, isAutoIncrementing } of table.columns) {
      if (isAutoIncrementing) continue
      const reference = references.find(({ column }) => column === name)
      row[name] =
        reference === undefined
          ? valueFor(table.name, name, dataType)
          : await valueIn(database, reference, Object.values(row))
      const named = literalsOf(checks, name)
      if (named.length > 0) choices.push([name, named])
    }
    await insertOne(database, table.name, row, choices)
  }
  return [...filled]
}

/** The first row that the checks of a table let in, of those with the values that they name. */
async function insertOne(
  { db }: Database,
  table: string,
  row: Readonly<Record<string, unknown>>,
  choices: readonly (readonly [name: string, values: readonly string[]])[],
): Promise<void> {
  let rows = [row]
  for (const [name, values] of choices)
    rows = rows.flatMap((one) => [...values.map((value) => ({ ...one, [name]: value })), one])
  let refusal: unknown
  for (const one of rows.slice(0, MOST_TRIES)) {
    const columns = Object.keys(one)
    try {
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        values (${sql.join(columns.map((name) => one[name]))})`.execute(db)
      return
    } catch (error) {
      refusal ??= error
    }
  }
  throw new Error(`no row fits ${table}`, { cause: refusal })
}

async function firstRow({ db }: Database, table: string) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(db)
  return rows[0]
}

/** Another row than those that are named already: what refers to two of a table refers to two of them. */
async function valueIn({ db }: Database, { table, key }: Reference, others: readonly unknown[]) {
  const { rows } = await sql<{
    key: unknown
  }>`select ${sql.ref(key)} as key from ${sql.table(table)}`.execute(db)
  return (rows.find((row) => !others.includes(row.key)) ?? rows[0])?.key ?? null
}

/** More than a table has that can be filled. */
const MOST_TRIES = 500

const DAY = '2027-03-01'

/** Texts that checks name together with a column. */
function literalsOf(checks: string, column: string): string[] {
  const isAbout = new RegExp(`\\b${column}\\b`)
  const parts = checks.split(/\b(?:and|or)\b|\n/i).filter((part) => isAbout.test(part))
  return [...new Set(parts.flatMap((part) => [...part.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)))]
}

function valueFor(table: string, column: string, type: string): unknown {
  if (/json/i.test(type)) return JSON.stringify({ of: table })
  if (/int|numeric/i.test(type)) return 1
  if (/real|double|float/i.test(type)) return 0.5
  if (/bool/i.test(type)) return false
  if (/blob|bytea/i.test(type)) return Buffer.from(table)
  if (/timestamp|date/i.test(type)) return `${DAY}T10:00:00.000Z`
  if (/(?:^|_)day$/.test(column)) return DAY
  if (/(?:_at|until)$/.test(column)) return `${DAY}T10:00:00.000Z`
  return JSON.stringify({ of: `${table}.${column}` })
}

async function rulesOf({ db, engine }: Database, table: string): Promise<Rules> {
  if (engine === 'sqlite') {
    const references = await sql<Reference>`
      select "from" as column, "table", coalesce("to", 'id') as key from pragma_foreign_key_list(${table})`.execute(
      db,
    )
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${table}`.execute(
      db,
    )
    return { references: references.rows, checks: checksIn(rows[0]?.sql ?? '') }
  }
  const references = await sql<Reference>`
    select a.attname as column, c.confrelid::regclass::text as table, k.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid = ${`"${table}"`}::regclass`.execute(db)
  const { rows } = await sql<{ sql: string }>`
    select pg_get_constraintdef(oid) as sql from pg_constraint
    where contype = 'c' and conrelid = ${`"${table}"`}::regclass`.execute(db)
  return {
    references: references.rows.map((one) => ({ ...one, table: one.table.replaceAll('"', '') })),
    checks: rows.map((row) => row.sql).join('\n'),
  }
}

/** What stands in the brackets of each check of a table's own statement. */
function checksIn(statement: string): string {
  const found = statement.matchAll(/check \(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/gi)
  return [...found].map(([, check = '']) => check).join('\n')
}
