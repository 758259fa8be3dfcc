/** How many venues a search would show. */
import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { takenOn } from './taken-venues.server.ts'
import { venueIndexOf } from './venue-index.server.ts'
import { knownFilter } from './venues.server.ts'

/**
 * Count the venues for the query of an address; those that are taken on its days are none of them.
 * @param search the query, with or without its question mark
 */
export async function countVenues(database: Database, language: Language, search: string): Promise<number> {
  const index = await venueIndexOf(database)
  const { filter } = knownFilter(index, search)
  return index.search({ ...filter, page: 1 }, language, await takenOn(database.db, search)).total
}
