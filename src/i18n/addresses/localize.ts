/** Construction of a page's public address (behaviour 1.1 and 1.2). The inverse is `delocalize.ts`. */

import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../languages.ts'
import { type PageParams, writeForm } from './forms.ts'
import type { PageId } from './paths.ts'

/** All parts of an address; `form` 0 is the canonical path, higher ones are aliases. */
export interface Spelling {
  readonly page: PageId
  readonly params: PageParams
  /** Interface language: the first prefix. */
  readonly ui: Language
  /** The language in which the path is written. */
  readonly slugLanguage: Language
  readonly form: number
}

/**
 * The public path of a page in a language: `localize('venue', { slug: 'loft-nord' }, 'fr')` is
 * `/fr/lieu/loft-nord`. Where the page has no copy in the language, the path shows the existing copy inside
 * that language's layout (`/de/fr/evenements/product-launch`), or in its own language for English, which has
 * no prefix for that. For a link to a page in the language itself, see `counterpart`.
 * @throws {Error} when a parameter is missing or names no neighbourhood or event
 */
export function localize(page: PageId, params: PageParams, language: Language): string {
  return localizeCopy(page, params, language, languagesOf(page, params)[0] ?? DEFAULT_LANGUAGE)
}

/** `localize`, with the language of the copy to show where there is none in the interface language. */
export function localizeCopy(page: PageId, params: PageParams, ui: Language, copyLanguage: Language): string {
  if (hasPage(page, params, ui)) return spell({ page, params, ui, slugLanguage: ui, form: 0 })
  const frame = ui === DEFAULT_LANGUAGE ? copyLanguage : ui
  return spell({ page, params, ui: frame, slugLanguage: copyLanguage, form: 0 })
}

/**
 * Target of the language menu: the same page, or the listing above it in a language without that page
 * (behaviour 1.6).
 */
export function counterpart(page: PageId, params: PageParams, language: Language): string {
  if (hasPage(page, params, language)) return localize(page, params, language)
  return localize(page === 'neighborhood' ? 'neighborhoods' : 'events', {}, language)
}

/**
 * The languages in which a page exists by the tables, English first. Pages that come from data (a blog post)
 * may exist in fewer.
 */
export function languagesOf(page: PageId, params: PageParams): Language[] {
  return LANGUAGE_CODES.filter((language) => hasPage(page, params, language))
}

/** Whether a page exists in a language by the tables. */
export function hasPage(page: PageId, params: PageParams, language: Language): boolean {
  return writeForm({ page, params, form: 0 }, language) !== undefined
}

/**
 * Build an address exactly as given, prefixes included.
 * @throws {Error} when the page has no path in `slugLanguage`
 */
export function spell({ page, params, ui, slugLanguage, form }: Spelling): string {
  const path = writeForm({ page, params, form }, slugLanguage)
  if (path === undefined) throw new Error(`${page} ${JSON.stringify(params)} has no path in ${slugLanguage}`)
  const prefixes = ui === DEFAULT_LANGUAGE ? [] : [ui]
  if (slugLanguage !== ui && slugLanguage !== DEFAULT_LANGUAGE) prefixes.push(slugLanguage)
  return `/${[...prefixes, ...(path === '' ? [] : [path])].join('/')}`
}
