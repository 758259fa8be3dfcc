/** How a PostgreSQL database of the tests is made as it was after its migrations. */
import type { ClientBase, Pool } from 'pg'

/** Gathered once, from the database that was just migrated. */
export interface Emptying {
  /** Statements that delete every row and put back those that migrations insert. */
  readonly sql: string
  /** The tables and their columns: {@link readSchema}. */
  readonly schema: string
}

/** Longer than any test holds a lock, shorter than a hook may take. */
const LOCK_TIMEOUT_MS = 10_000

/** Tables that belong to the schema rather than to its data. */
const KEPT = `relname not like 'kysely\\_%'`

const TABLES = `from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`

/** Names of all tables with the number of columns they ever had. */
export async function readSchema(client: ClientBase | Pool): Promise<string> {
  const shape = `string_agg(relname || ' ' || relnatts, ', ' order by relname)`
  const { rows } = await client.query<{ schema: string }>(`select ${shape} as schema ${TABLES}`)
  return rows[0]?.schema ?? ''
}

/** Read what {@link Emptying} holds. Replica mode leaves the order of the tables to us: no foreign key is looked at. */
export async function readEmptying(pool: Pool): Promise<Emptying> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name ${TABLES} and ${KEPT} order by relname`,
  )
  const statements = ['set local session_replication_role = replica']
  statements.push(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
  for (const { name } of tables) statements.push(`delete from ${name}`)
  for (const { name } of tables) {
    const { rows } = await pool.query<{ insert: string | null }>(
      `select format('insert into ${name} select * from json_populate_recordset(null::${name}, %L)', json_agg(t))
       as insert from ${name} t having count(*) > 0`,
    )
    for (const { insert } of rows) if (insert !== null) statements.push(insert)
  }
  const { rows: sequences } = await pool.query<{ restart: string }>(
    `select format('select setval(%L, %s, false)', quote_ident(sequencename), start_value) as restart
     from pg_sequences where schemaname = 'public'`,
  )
  statements.push(...sequences.map(({ restart }) => restart))
  return { sql: `begin; ${statements.join('; ')}; commit`, schema: await readSchema(pool) }
}
