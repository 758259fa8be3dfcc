import { LRUCache } from 'lru-cache'
import type { Database } from '#/platform/database/open-database.ts'
import type { SearchTerm } from '../search/search-terms.ts'

/** Searches cached for each database. */
const MAX = 500

/** Paging and filtering repeat the same words, so the result is cached for ten minutes. */
const REMEMBERED_MS = 10 * 60 * 1000

const frequent = new WeakMap<object, LRUCache<string, true>>()

/**
 * Whether the words were recently found in very many enquiries. A stale answer costs time but never gives a wrong row.
 */
export function wereFrequent({ db }: Database, terms: readonly SearchTerm[]): boolean {
  return frequent.get(db)?.has(keyOf(terms)) ?? false
}

/** Cache that the words are frequent. */
export function rememberFrequent({ db }: Database, terms: readonly SearchTerm[]): void {
  const words = frequent.get(db) ?? new LRUCache<string, true>({ max: MAX, ttl: REMEMBERED_MS })
  frequent.set(db, words)
  words.set(keyOf(terms), true)
}

function keyOf(terms: readonly SearchTerm[]): string {
  return JSON.stringify(terms)
}
