/**
 * Parser and builder for the paths of one language, without prefixes: an index of the table of `paths.ts`. A
 * page can have several path variants in a language; variant 0 is the canonical one, the others are aliases.
 */

import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../languages.ts'
import { ALIASES } from './aliases.ts'
import { readExternal, writeExternal } from './external-form.ts'
import { PAGE_IDS, PATHS, type PageId } from './paths.ts'
import { isSlug, isToken } from './slug.ts'
import { EVENT_SLUGS } from './slugs-events.ts'
import { NEIGHBORHOOD_SLUGS } from './slugs-neighborhoods.ts'

/** Parameters of a page: `slug` (venue, blog-post, old-blog), `id` (neighborhood, event), `url` (external-blog). */
export type PageParams = Readonly<Record<string, string>>

/** Meaning of a path: the page, its parameters, and the path variant in which it is written. */
export interface Form {
  readonly page: PageId
  readonly params: PageParams
  readonly form: number
}

interface LanguageIndex {
  /** Whole paths. */
  readonly fixed: Map<string, Form>
  /** Prefixes that are followed by one more segment, or first segments followed by anything (`rest`). */
  readonly open: Map<string, { page: PageId; form: number; rest: boolean }>
}

const SLUG_TABLES = { '{neighborhood}': NEIGHBORHOOD_SLUGS, '{event}': EVENT_SLUGS } as const

const INDEX = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, indexOf(language)])) as Record<
  Language,
  LanguageIndex
>

/** The paths of a page in a language as the tables write them, canonical first. */
export function patternsOf(page: PageId, language: Language): readonly string[] {
  return [PATHS[page][language], ...(ALIASES[page]?.[language] ?? [])]
}

/** The only parameter of a page; `undefined` when it has none. */
export function parameterOf(page: PageId): 'slug' | 'id' | 'url' | undefined {
  if (page === 'external-blog') return 'url'
  if (page === 'neighborhood' || page === 'event') return 'id'
  return patternsOf(page, DEFAULT_LANGUAGE)[0]?.includes('{') ? 'slug' : undefined
}

/** Parse a path (without prefix) in a language; `undefined` for an unknown one. */
export function readForm(language: Language, path: string): Form | undefined {
  const fixed = INDEX[language].fixed.get(path)
  if (fixed) return fixed
  const external = readExternal(path)
  if (external) return { page: 'external-blog', params: { url: external.url }, form: external.form }
  return readOpen(language, path, path.lastIndexOf('/')) ?? readOpen(language, path, path.indexOf('/'))
}

/** Parse the part of a path after a slash as the parameter of a page. */
function readOpen(language: Language, path: string, slash: number): Form | undefined {
  const open = INDEX[language].open.get(path.slice(0, slash))
  const slug = path.slice(slash + 1)
  if (
    slash < 0 ||
    slug === '' ||
    !open ||
    !(open.rest || isSlug(slug) || (open.page === 'quote' && isToken(slug)))
  )
    return undefined
  return { page: open.page, params: { slug }, form: open.form }
}

/** Whether the path after this first segment is a legacy address, to be kept unchanged. */
export function takesRest(language: Language, segment: string): boolean {
  return INDEX[language].open.get(segment)?.rest ?? false
}

/**
 * Build the path (without prefix) of a page in a language; `undefined` when the page has no copy in that
 * language.
 * @throws {Error} when a parameter is missing or names no neighbourhood or event
 */
export function writeForm({ page, params, form }: Form, language: Language): string | undefined {
  if (page === 'external-blog') return writeExternal(parameter(page, params, 'url'), form)
  const pattern = patternsOf(page, language)[form] ?? PATHS[page][language]
  if (pattern.endsWith('{slug}')) return fill(pattern, encodeURIComponent(parameter(page, params, 'slug')))
  if (pattern.endsWith('{rest}')) return fill(pattern, parameter(page, params, 'slug'))
  const table = slugTableOf(pattern)
  if (!table) return pattern
  const id = parameter(page, params, 'id')
  if (!Object.hasOwn(table, id)) throw new Error(`${page} has no "${id}"`)
  const slug = table[id]?.[language]
  return slug === undefined ? undefined : fill(pattern, slug)
}

function indexOf(language: Language): LanguageIndex {
  const index: LanguageIndex = { fixed: new Map(), open: new Map() }
  for (const page of PAGE_IDS) {
    if (page === 'external-blog') continue
    for (const [form, pattern] of patternsOf(page, language).entries())
      addPattern(index, page, form, pattern, language)
  }
  return index
}

function addPattern(
  index: LanguageIndex,
  page: PageId,
  form: number,
  pattern: string,
  language: Language,
): void {
  const table = slugTableOf(pattern)
  if (table) {
    for (const [id, slugs] of Object.entries(table)) {
      const slug = slugs[language]
      if (slug !== undefined) index.fixed.set(fill(pattern, slug), { page, params: { id }, form })
    }
  } else if (pattern.includes('{')) {
    index.open.set(pattern.slice(0, pattern.lastIndexOf('/')), {
      page,
      form,
      rest: pattern.endsWith('{rest}'),
    })
  } else {
    index.fixed.set(pattern, { page, params: {}, form })
  }
}

function slugTableOf(
  pattern: string,
): Readonly<Record<string, Partial<Record<Language, string>>>> | undefined {
  if (pattern.endsWith('{neighborhood}')) return SLUG_TABLES['{neighborhood}']
  return pattern.endsWith('{event}') ? SLUG_TABLES['{event}'] : undefined
}

function fill(pattern: string, value: string): string {
  return pattern.slice(0, pattern.indexOf('{')) + value
}

function parameter(page: PageId, params: PageParams, name: string): string {
  const value = params[name]
  if (value === undefined || value === '') throw new Error(`${page} needs the parameter "${name}"`)
  return value
}
