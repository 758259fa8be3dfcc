import { tablesOf } from '#/platform/backup/postgres-snapshot.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { type CheckReport, someOf } from './check-report.ts'

/** Foreign keys of one column, which all of ours are. */
const FOREIGN_KEYS = `
  select conname, conrelid::regclass::text as child, confrelid::regclass::text as parent,
    quote_ident(child.attname) as child_column, quote_ident(parent.attname) as parent_column
  from pg_constraint
  join pg_attribute child on child.attrelid = conrelid and child.attnum = conkey[1]
  join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = confkey[1]
  where contype = 'f' and connamespace = current_schema()::regnamespace and cardinality(conkey) = 1
`

/** B-trees of the site, for `amcheck`. */
const BTREES = `
  select c.oid::regclass::text as name, bt_index_check(c.oid, true)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relnamespace = current_schema()::regnamespace and i.indisvalid
`

/** Read every row, look at constraints and indexes, and have `amcheck` compare them where it is installed. */
export async function checkPostgres(read: ReadRows, report: CheckReport): Promise<void> {
  const tables = await tablesOf(read)
  // Reads what lies outside of the rows as well (TOAST), which counting would not.
  for (const table of tables) await read(`select sum(length(t::text)) from "${table}" t`)
  const unchecked = await read(
    'select conname from pg_constraint where not convalidated and connamespace = current_schema()::regnamespace',
  )
  for (const { conname } of unchecked)
    report.problems.push(`database: the constraint ${conname} is not validated`)
  const invalid = await read('select indexrelid::regclass::text as name from pg_index where not indisvalid')
  for (const { name } of invalid) report.problems.push(`database: the index ${name} is not valid`)
  for (const { conname, child, parent, child_column, parent_column } of await read(FOREIGN_KEYS)) {
    const lost = await read(`
      select count(*) as n from ${child} c where c.${child_column} is not null
      and not exists (select from ${parent} p where p.${parent_column} = c.${child_column})
    `)
    const count = Number(lost[0]?.n)
    if (count > 0) report.problems.push(`database: ${count} rows of ${child} break the constraint ${conname}`)
  }
  const indexes = await checkIndexes(read, report)
  report.checked.push(`database: every row of ${tables.length} tables, constraints and references${indexes}`)
}

async function checkIndexes(read: ReadRows, report: CheckReport): Promise<string> {
  const [extension] = await read("select count(*) as n from pg_extension where extname = 'amcheck'")
  if (Number(extension?.n) === 0) {
    report.notes.push('indexes were not compared with their tables: the extension amcheck is not installed')
    return ''
  }
  const checked = await read(BTREES)
  return `, indexes (${someOf(checked.map(({ name }) => String(name)))})`
}
