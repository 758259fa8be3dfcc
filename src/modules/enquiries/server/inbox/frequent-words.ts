import { LRUCache } from 'lru-cache'
import type { SearchTerm } from '../search/search-terms.ts'
import type { InboxDatabase } from './inbox-database.ts'

/** Searches that are remembered for each database. */
const MAX = 500

/** A user who turns a page or adds a filter asks for the same words again; what is frequent stays so for a while. */
const REMEMBERED_MS = 10 * 60 * 1000

const frequent = new WeakMap<object, LRUCache<string, true>>()

/** Whether the words were found in very many enquiries not long ago. A stale yes costs time, never a wrong line. */
export function wereFrequent({ db }: InboxDatabase, terms: readonly SearchTerm[]): boolean {
  return frequent.get(db)?.has(keyOf(terms)) ?? false
}

/** Remember that they were. */
export function rememberFrequent({ db }: InboxDatabase, terms: readonly SearchTerm[]): void {
  const words = frequent.get(db) ?? new LRUCache<string, true>({ max: MAX, ttl: REMEMBERED_MS })
  frequent.set(db, words)
  words.set(keyOf(terms), true)
}

function keyOf(terms: readonly SearchTerm[]): string {
  return JSON.stringify(terms)
}
