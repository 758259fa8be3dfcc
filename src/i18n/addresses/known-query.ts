import { isAdminPage } from './admin-pages.ts'
import { PAGE_SETTINGS } from './pages.ts'
import type { PageId } from './paths.ts'

/** A key whose values have a meaningful order. */
const ORDERED = 'venue'

/** Longest accepted query, in characters; no filter is longer. */
const MAX_LENGTH = 2000

/**
 * The part of a query that decides the content of a page, in the canonical form of page cache, server and
 * browser: known keys only, without empty values, sorted by key and value; the order of venues is the
 * visitor's own and stays. With its question mark, or empty.
 */
export function knownQuery(page: PageId, given: Iterable<[string, string]>): string {
  const pairs = [...given]
  if (pairs.length === 0) return ''
  // The back office is rendered for one person and never kept: its addresses say what they like.
  if (isAdminPage(page)) return `?${new URLSearchParams(pairs)}`
  // The address elsewhere has a query of its own: former blogs distinguished their articles by it (behaviour 1.13).
  if (page === 'external-blog') return withinLimit(new URLSearchParams(pairs).toString())
  const keys = PAGE_SETTINGS[page].query
  const known = pairs
    .filter(([key, value]) => keys.includes(key) && value.trim() !== '')
    .sort(([a, x], [b, y]) => compare(a, b) || (a === ORDERED ? 0 : compare(x, y)))
  return withinLimit(new URLSearchParams(known).toString())
}

const withinLimit = (query: string) => (query === '' || query.length > MAX_LENGTH ? '' : `?${query}`)

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
