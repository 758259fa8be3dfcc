/** The order of our selection: every venue has its place in it, whatever its status (behaviour 6.8, ADR 0083). */
import { sql } from 'kysely'
import type { Db } from '#/platform/database/schema.ts'

/** Greater than any place. */
const BEHIND_ALL = 2_147_483_647

/** What a query of `venue` is ordered by. Venues without a place were added by a version that knew of none. */
export const IN_SELECTION = sql`coalesce(venue.selection_place, ${sql.lit(BEHIND_ALL)}), venue.created_at, venue.slug`

/** The place of a venue that is added, as a column of a query of all others. */
export const placeBehindAll = sql<number>`coalesce(max(selection_place), -1) + 1`.as('place')

/** Venues in the order of our selection. */
export function readSelectionOrder(
  db: Db,
): Promise<{ readonly id: string; readonly slug: string; readonly name: string }[]> {
  return db.selectFrom('venue').select(['id', 'slug', 'name']).orderBy(IN_SELECTION).execute()
}

/** Write the places of all venues. Their own version and date stay: nothing of them has changed. */
export async function writeSelectionOrder(db: Db, ids: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('venue').select(['id', 'selection_place']).execute()
  const placeOf = new Map(rows.map(({ id, selection_place }) => [id, selection_place]))
  for (const [selection_place, id] of ids.entries()) {
    if (placeOf.get(id) === selection_place) continue
    await db.updateTable('venue').set({ selection_place }).where('id', '=', id).execute()
  }
}

/**
 * Put some items of an order into another one, each into a place that one of them had. The others stay where they are.
 * @param wanted each of them once; all are in the order
 */
export function withExchangedPlaces(order: readonly string[], wanted: readonly string[]): string[] {
  const [moved, next] = [new Set(wanted), wanted.values()]
  return order.map((id) => (moved.has(id) ? (next.next().value ?? id) : id))
}
