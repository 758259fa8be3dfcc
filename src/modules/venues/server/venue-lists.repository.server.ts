/** Attributes with several values: each has a table of its own, with a row for each id. */

import { sql } from 'kysely'
import type { Db } from '#/platform/database/schema.ts'
import { attributesOf, type DraftFacts, type NamesOf } from '../model/attributes.ts'
import { onlyKnown } from '../model/known-ids.ts'

/** The ids of each list, as they are stored: some may be of an older version. */
export type StoredLists = Record<NamesOf<'eachOf' | 'own'>, string[]>

const LISTS = attributesOf('eachOf', 'own')

interface ListRow {
  readonly venue_id: string
  readonly id: string
}

/**
 * Read the lists of venues. Those without an id are not in the answer: `listsOf` has the empty ones.
 * @param venueId all venues where it is absent
 */
export async function readVenueLists(db: Db, venueId?: string): Promise<ReadonlyMap<string, StoredLists>> {
  const lists = new Map<string, StoredLists>()
  for (const [name, { table, column }] of LISTS) {
    const ofVenue = venueId === undefined ? sql`` : sql`where venue_id = ${venueId}`
    const { rows } = await sql<ListRow>`
      select venue_id, ${sql.ref(column)} as id from ${sql.table(table)} ${ofVenue}
    `.execute(db)
    for (const { venue_id, id } of rows) {
      const own = lists.get(venue_id) ?? noLists()
      lists.set(venue_id, own)
      own[name].push(id)
    }
  }
  return lists
}

/** The lists of a venue that has nothing in any of them. */
export function noLists(): StoredLists {
  return Object.fromEntries(LISTS.map(([name]) => [name, []])) as unknown as StoredLists
}

/** The lists without ids of an older version, each in the order of its options. */
export function knownLists(lists: StoredLists = noLists()): Pick<DraftFacts, keyof StoredLists> {
  return Object.fromEntries(
    LISTS.map(([name, attribute]) => {
      return [name, attribute.kind === 'own' ? lists[name] : onlyKnown(attribute.ids, lists[name])]
    }),
  ) as ReturnType<typeof knownLists> // typed by the table
}

/** Write every list of a venue anew. Own equipment that is no longer there is left out. */
export async function writeVenueLists(
  db: Db,
  venueId: string,
  document: Pick<DraftFacts, keyof StoredLists>,
): Promise<void> {
  for (const [name, { kind, table, column }] of LISTS) {
    await sql`delete from ${sql.table(table)} where venue_id = ${venueId}`.execute(db)
    const ids: readonly string[] = kind === 'own' ? await knownOf(db, document[name]) : document[name]
    if (ids.length === 0) continue
    const rows = ids.map((id) => sql`(${venueId}, ${id})`)
    await sql`insert into ${sql.table(table)} (venue_id, ${sql.ref(column)}) values ${sql.join(rows)}`.execute(
      db,
    )
  }
}

async function knownOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{
    id: string
  }>`select id from own_equipment where id in (${sql.join(ids)})`.execute(db)
  return rows.map(({ id }) => id)
}
