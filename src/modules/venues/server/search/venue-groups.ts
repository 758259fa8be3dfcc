/** For each choice of a filter, the venues that have it. */
import { add, type Bitset, emptySet } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'

/**
 * Sets of positions by id.
 * @param ids the choices; what a venue has beside them is passed over
 * @param idsOf what a venue has
 */
export function groupBy<T extends string>(
  venues: readonly IndexedVenue[],
  ids: readonly T[],
  idsOf: (venue: IndexedVenue) => readonly T[],
): Record<T, Bitset> {
  const groups = byId(ids, () => emptySet(venues.length))
  for (const [position, venue] of venues.entries()) {
    for (const id of idsOf(venue)) {
      // A row may hold an id of an older version; it is no key here.
      const group: Bitset | undefined = groups[id]
      if (group) add(group, position)
    }
  }
  return groups
}

/** A record with a value for every id. */
export function byId<T extends string, V>(ids: readonly T[], toValue: (id: T) => V): Record<T, V> {
  const entries: [T, V][] = ids.map((id) => [id, toValue(id)])
  // Every id is a key, which `fromEntries` cannot say.
  return Object.fromEntries(entries) as Record<T, V>
}
