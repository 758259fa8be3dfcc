import { z } from 'zod'
import type { Language } from '#/i18n/languages.ts'
import type { EventId, NeighborhoodId, PageId } from '#/i18n/paths.ts'
import {
  type EventText,
  eventTextSchema,
  type HomeText,
  homeTextSchema,
  type JournalPost,
  journalPostSchema,
  type NeighborhoodText,
  neighborhoodTextSchema,
  type PageText,
  pageTextSchema,
} from './content.schema.ts'
import { type SitePictureTexts, sitePictureTextsSchema } from './site-picture-texts.ts'

const files = import.meta.glob<unknown>('/content/*/*.json', { eager: true, import: 'default' })
const read = new Map<string, unknown>()

/** Reads a file of `content/{language}/` once and checks it; a broken file stops the first page that needs it. */
function contentFile<T>(language: Language, name: string, schema: z.ZodType<T>): T {
  const file = `/content/${language}/${name}.json`
  if (!read.has(file)) {
    const checked = schema.safeParse(files[file])
    if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`)
    read.set(file, checked.data)
  }
  return read.get(file) as T
}

function entry<T>(entries: Record<string, T>, id: string, where: string): T {
  const found = entries[id]
  if (found === undefined) throw new Error(`${where} has no entry "${id}"`)
  return found
}

/** Title, description, heading and lead of a page. */
export function pageText(language: Language, page: PageId): PageText {
  return entry(
    contentFile(language, 'pages', z.record(z.string(), pageTextSchema)),
    page,
    `${language}/pages.json`,
  )
}

/** What is written about a neighbourhood. */
export function neighborhoodText(language: Language, id: NeighborhoodId): NeighborhoodText {
  const all = contentFile(language, 'neighborhoods', z.record(z.string(), neighborhoodTextSchema))
  return entry(all, id, `${language}/neighborhoods.json`)
}

/** What is written about a kind of event. */
export function eventText(language: Language, id: EventId): EventText {
  return entry(
    contentFile(language, 'events', z.record(z.string(), eventTextSchema)),
    id,
    `${language}/events.json`,
  )
}

/** The texts of the home page. */
export function homeText(language: Language): HomeText {
  return contentFile(language, 'home', homeTextSchema)
}

/** The journal, newest first. */
export function journal(language: Language): readonly JournalPost[] {
  return contentFile(language, 'journal', z.array(journalPostSchema)).toSorted((a, b) =>
    b.date.localeCompare(a.date),
  )
}

/** The alternative texts of the site's own pictures. */
export function sitePictureTexts(language: Language): SitePictureTexts {
  return contentFile(language, 'photos', sitePictureTextsSchema)
}
