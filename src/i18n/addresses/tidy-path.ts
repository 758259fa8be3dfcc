/** Reads a path forgivingly: what a redirect can put right (behaviour 1.4 and 1.8; ARCHITECTURE.md). */

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages.ts'
import { takesRest } from './forms.ts'

/** A path without its slips of spelling. */
export interface TidyPath {
  readonly ui: Language
  /** Languages in which the path may be written, in the order to try. */
  readonly slugLanguages: readonly Language[]
  /** What follows the prefixes, without slashes at its ends; undefined when it cannot be an address of ours. */
  readonly path: string | undefined
}

/** Letters of our own addresses, before lower case. `.` and `:` occur in external addresses only. */
const SEGMENT = /^[A-Za-z0-9.:-]+$/

/**
 * Upper case, percent-encoding, doubled and trailing slashes are taken away, `/en` and a repeated prefix read
 * as the one language they say. Legacy and external addresses keep what follows their first segment.
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

/** The first segment, read, and everything behind it as it was written. */
function takeSegment(path: string): [string | undefined, string] {
  const end = path.indexOf('/')
  return end < 0 ? [readSegment(path), ''] : [readSegment(path.slice(0, end)), path.slice(end)]
}

/** Decodes once, so that nothing doubly encoded gets through; a hidden slash or backslash is no segment. */
function readSegment(raw: string): string | undefined {
  try {
    const text = decodeURIComponent(raw)
    return SEGMENT.test(text) ? text.toLowerCase() : undefined
  } catch {
    // Malformed percent-encoding names no page.
    return undefined
  }
}

function withoutSlashes(path: string): string {
  let start = 0
  while (path[start] === '/') start++
  return path.slice(start)
}
