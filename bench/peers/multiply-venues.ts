import { DatabaseSync } from 'node:sqlite'

/** Tables of the catalogue, each with its columns that name a row of its own and which of the demo's rows are copied. */
const TABLES = [
  ['venue', ['id', 'slug'], 'true'],
  ['venue_translation', ['venue_id'], "language = 'fr'"],
  ['venue_equipment', ['venue_id'], 'true'],
  ['venue_event_type', ['venue_id'], 'true'],
  ['venue_category_group', ['venue_id'], 'true'],
  ['photo', ['id', 'key', 'venue_id'], 'position = 0'],
  [
    'photo_translation',
    ['photo_id'],
    "language = 'fr' and photo_id in (select id from photo where position = 0)",
  ],
] as const

/**
 * Copy the venues of the demo until there are this many: in French, with one photograph each, whose file is missing.
 * @param file of a SQLite database that no site has open
 */
export function multiplyVenues(file: string, size: number): void {
  const database = new DatabaseSync(file)
  const { venues } = database.prepare('select count(*) as venues from venue').get() as { venues: number }
  const copies = Math.ceil(size / venues) - 1
  database.exec('begin; create temp table copy (number integer primary key)')
  database
    .prepare(
      `insert into copy with recursive n (number) as (select 1 union all select number + 1 from n where number < ?) select number from n`,
    )
    .run(copies)
  for (const [table, own, which] of TABLES) {
    const names = database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name))
    const values = names.map((name) => (own.some((one) => one === name) ? `${name} || '-' || number` : name))
    database.exec(
      `insert into ${table} (${names.join()}) select ${values.join()} from (select * from ${table} where ${which}) cross join copy`,
    )
  }
  database.exec('commit; analyze')
  database.close()
}
