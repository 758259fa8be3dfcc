/**
 * Lenient parser of a path: everything that a redirect can correct (behaviour 1.4 and 1.8; ARCHITECTURE.md).
 */

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages.ts'
import { takesRest } from './forms.ts'

/** A path in corrected spelling. */
export interface TidyPath {
  readonly ui: Language
  /** Languages in which the path may be written, in the order to try. */
  readonly slugLanguages: readonly Language[]
  /**
   * The path after the prefixes, without slashes at its ends; `undefined` when it cannot be an address of
   * this site.
   */
  readonly path: string | undefined
}

/** Characters of the site's addresses, before lower-casing. `.` and `:` occur in external addresses only. */
const SEGMENT = /^[A-Za-z0-9.:-]+$/

/**
 * Correct upper case, percent-encoding, doubled and trailing slashes; `/en` and a repeated prefix count as a
 * single language. Legacy and external addresses keep everything after their first segment.
 */
export function tidyPath(pathname: string): TidyPath {
  const languages: Language[] = []
  let rest = withoutSlashes(pathname)
  while (languages.length < 2) {
    const [segment, behind] = takeSegment(rest)
    if (!isLanguage(segment)) break
    languages.push(segment)
    rest = withoutSlashes(behind)
  }
  const [ui = DEFAULT_LANGUAGE, second = ui] = languages
  const slugLanguages = second === ui ? [ui, DEFAULT_LANGUAGE] : [second]
  return { ui, slugLanguages, path: tidyRest(rest, slugLanguages) }
}

function tidyRest(rest: string, languages: readonly Language[]): string | undefined {
  const [head = '', behind] = takeSegment(rest)
  const external = head === 'https:' || head.startsWith('www.')
  const legacy = languages.some((language) => takesRest(language, head))
  if (external) return head + behind
  if (legacy) return withoutSlashes(behind) === '' ? head : head + behind
  const segments: string[] = []
  for (const raw of rest.split('/')) {
    const segment = readSegment(raw)
    if (segment === undefined && raw !== '') return undefined
    if (segment !== undefined) segments.push(segment)
  }
  return segments.join('/')
}

/** The first segment, decoded, and the unchanged rest. */
function takeSegment(path: string): [string | undefined, string] {
  const end = path.indexOf('/')
  return end < 0 ? [readSegment(path), ''] : [readSegment(path.slice(0, end)), path.slice(end)]
}

/** Decode once, so that nothing doubly encoded gets through; a hidden slash or backslash is no segment. */
function readSegment(raw: string): string | undefined {
  try {
    const text = decodeURIComponent(raw)
    return SEGMENT.test(text) ? text.toLowerCase() : undefined
  } catch {
    // Malformed percent-encoding.
    return undefined
  }
}

function withoutSlashes(path: string): string {
  let start = 0
  while (path[start] === '/') start++
  return path.slice(start)
}
