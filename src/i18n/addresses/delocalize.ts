/** Resolution of a public address to its page (behaviour 1.1 to 1.3). The inverse is `localize.ts`. */

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages.ts'
import { readForm } from './forms.ts'
import { hasPage, type Spelling, spell } from './localize.ts'
import { UNLISTED_PAGES } from './pages.ts'

/** Meaning of an address, and its treatment by search engines. */
export interface Address extends Spelling {
  /** The language of the page's text: the interface's, or the slug's where there is no such copy. */
  readonly contentLanguage: Language
  /** The only path that search engines should index for this content. */
  readonly canonical: string
  /** Whether this address is the canonical one of a page that search engines may index. */
  readonly indexable: boolean
}

/**
 * Parse a public path that is spelled exactly as one of the registered variants; `undefined` for anything
 * else, such as upper case or a trailing slash (`resolveAddress` corrects those).
 */
export function delocalize(pathname: string): Address | undefined {
  for (const { ui, slugLanguage, path } of readings(pathname)) {
    const form = readForm(slugLanguage, path)
    if (!form) continue
    const spelling = { ...form, ui, slugLanguage }
    return spell(spelling) === pathname ? describe(spelling, pathname) : undefined
  }
  return undefined
}

function describe(spelling: Spelling, pathname: string): Address {
  const { page, params, ui, slugLanguage } = spelling
  const contentLanguage = hasPage(page, params, ui) ? ui : slugLanguage
  const canonical = spell({ page, params, ui: contentLanguage, slugLanguage: contentLanguage, form: 0 })
  const indexable = canonical === pathname && !UNLISTED_PAGES.has(page)
  return { ...spelling, contentLanguage, canonical, indexable }
}

interface Reading {
  ui: Language
  slugLanguage: Language
  path: string
}

/**
 * With one prefix, the path may be written in that language or in English. With two, in the second language.
 */
function readings(pathname: string): Reading[] {
  const [first, afterFirst] = takePrefix(pathname.slice(1))
  if (!first) return [{ ui: DEFAULT_LANGUAGE, slugLanguage: DEFAULT_LANGUAGE, path: afterFirst }]
  const [second, afterSecond] = takePrefix(afterFirst)
  if (second && second !== first) return [{ ui: first, slugLanguage: second, path: afterSecond }]
  return [first, DEFAULT_LANGUAGE].map((slugLanguage) => ({ ui: first, slugLanguage, path: afterFirst }))
}

function takePrefix(path: string): [Language | undefined, string] {
  const end = path.indexOf('/')
  const segment = end < 0 ? path : path.slice(0, end)
  if (!isLanguage(segment) || segment === DEFAULT_LANGUAGE) return [undefined, path]
  return [segment, end < 0 ? '' : path.slice(end + 1)]
}
