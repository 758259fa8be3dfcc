import { isAdminPage } from './admin-pages.ts'
import { PAGE_SETTINGS } from './pages.ts'
import type { PageId } from './paths.ts'

/** A key whose values stand in an order that means something. */
const ORDERED = 'venue'

/** Longest query kept, in characters; a longer one is nobody's filter. */
const MAX_LENGTH = 2000

/**
 * The part of a query that decides what a page shows, in the one form that page cache, server and browser
 * agree on: known keys only, empty values left out, sorted by key and value; the order of venues is the visitor's
 * own and stays. With its question mark, or empty.
 */
export function knownQuery(page: PageId, given: Iterable<[string, string]>): string {
  const pairs = [...given]
  if (pairs.length === 0) return ''
  // The back office is rendered for one person and never kept: its addresses say what they like.
  if (isAdminPage(page)) return `?${new URLSearchParams(pairs)}`
  const keys = PAGE_SETTINGS[page].query
  const known = pairs
    .filter(([key, value]) => keys.includes(key) && value.trim() !== '')
    .sort(([a, x], [b, y]) => compare(a, b) || (a === ORDERED ? 0 : compare(x, y)))
  const query = new URLSearchParams(known).toString()
  return query === '' || query.length > MAX_LENGTH ? '' : `?${query}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
