import { z } from 'zod'
import type { EventId, NeighborhoodId, PageId } from '#/i18n/addresses/paths.ts'
import { joinLoanWords, joinNumbers } from '#/i18n/join-numbers.ts'
import type { Language } from '#/i18n/languages.ts'
import {
  type AboutArticle,
  type Article,
  aboutArticleSchema,
  articleSchema,
  type BlogPost,
  blogEntrySchema,
  blogTextSchema,
  type EventText,
  eventTextSchema,
  type HomeText,
  homeTextSchema,
  type NeighborhoodText,
  type Notes,
  neighborhoodTextSchema,
  notesSchema,
  type PageText,
  pageTextSchema,
  type Section,
  type ServicesArticle,
  sectionSchema,
  servicesArticleSchema,
  tagNamesSchema,
} from '../model/content.schema.ts'
import { type SitePictureTexts, sitePictureTextsSchema } from '../model/site-picture-texts.ts'

const files = import.meta.glob<unknown>(['/content/**/*.json', '!/content/facts.json'], {
  eager: true,
  import: 'default',
})
const read = new Map<string, unknown>()

/** Read a file under `content/` once and validate it; an invalid file fails the first page that needs it. */
function contentFile<T>(name: string, schema: z.ZodType<T>): T {
  const file = `/content/${name}.json`
  if (!read.has(file)) {
    const checked = schema.safeParse(files[file])
    if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`)
    read.set(file, withJoinedNumbers(checked.data))
  }
  return read.get(file) as T
}

function withJoinedNumbers(value: unknown, key?: string): unknown {
  if (typeof value === 'string')
    return key === 'lead' ? joinLoanWords(joinNumbers(value)) : joinNumbers(value)
  if (Array.isArray(value)) return value.map((one) => withJoinedNumbers(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withJoinedNumbers(one, name)]))
}

function entry<T>(entries: Record<string, T>, id: string, where: string): T {
  const found = entries[id]
  if (found === undefined) throw new Error(`${where} has no entry "${id}"`)
  return found
}

const changedSchema = z.record(z.string(), z.object({ day: z.iso.date() }))

/**
 * The ISO day on which the copy of a page last changed in any language (`scripts/check-copy.ts --date`).
 * @param name as in `about`, `neighborhoods/bastille`, `events/dinner`; undefined for a page without copy
 */
export function copyChangedOn(name: string): string | undefined {
  return contentFile('changed', changedSchema)[name]?.day
}

/** Title, description, heading and lead of a page. */
export function pageText(language: Language, page: PageId): PageText {
  const name = `${language}/pages`
  return entry(contentFile(name, z.record(z.string(), pageTextSchema)), page, name)
}

/** The long text of a page. */
export function article(language: Language, page: PageId): Article {
  if (page === 'about') return aboutArticle(language)
  if (page === 'services') return servicesArticle(language)
  const text = contentFile(`${language}/articles/${page}`, articleSchema)
  const before = PROFESSION_AFTER[page]
  if (before === undefined) return text
  const profession = contentFile(`${language}/profession`, sectionSchema)
  return { ...text, sections: insertAfter(text.sections, before, profession) }
}

/** The pages that name professional card, guarantee and insurer, and the section before. */
const PROFESSION_AFTER: Partial<Record<PageId, string>> = { 'legal-notice': 'publisher', terms: 'purpose' }

function insertAfter(sections: readonly Section[], before: string, section: Section): Section[] {
  return sections.flatMap((one) => (one.id === before ? [one, section] : [one]))
}

/** The long text of the about page, with the team. */
export function aboutArticle(language: Language): AboutArticle {
  return contentFile(`${language}/articles/about`, aboutArticleSchema)
}

/** The long text of the services page, with its stages. */
export function servicesArticle(language: Language): ServicesArticle {
  return contentFile(`${language}/articles/services`, servicesArticleSchema)
}

/** The page of a neighbourhood; only for languages that have it (`hasPage`). */
export function neighborhoodText(language: Language, id: NeighborhoodId): NeighborhoodText {
  return contentFile(`${language}/neighborhoods/${id}`, neighborhoodTextSchema)
}

/** The page of a kind of event; only for languages that have it (`hasPage`). */
export function eventText(language: Language, id: EventId): EventText {
  return contentFile(`${language}/events/${id}`, eventTextSchema)
}

/** A short note on every neighbourhood and event. */
export function notes(language: Language): Notes {
  return contentFile(`${language}/notes`, notesSchema)
}

/** The sentence under "Where it is" on the pages of a neighbourhood's venues. */
export function whereText(language: Language, id: NeighborhoodId): string {
  return entry(notes(language).neighborhoods, id, `${language}/notes`).where
}

/** The texts of the home page. */
export function homeText(language: Language): HomeText {
  return contentFile(`${language}/home`, homeTextSchema)
}

/** Names of the blog's tags. */
export function tagNames(language: Language): Record<string, string> {
  return contentFile(`${language}/tags`, tagNamesSchema)
}

/** The articles, newest first. */
export function blog(language: Language): readonly BlogPost[] {
  return contentFile('journal', z.array(blogEntrySchema))
    .map((post) => ({ ...post, ...contentFile(`${language}/journal/${post.id}`, blogTextSchema) }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

/** The alternative texts of the site's own pictures. */
export function sitePictureTexts(language: Language): SitePictureTexts {
  return contentFile(`${language}/photos`, sitePictureTextsSchema)
}
