/** Reading a catalogue folder and checking all of it, before anything is written anywhere. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { type CatalogueVenue, type PhotoRecord, TRANSLATIONS_FOLDER, VENUES_FILE } from './catalogue.ts'
import { CatalogueError, type CatalogueProblem } from './catalogue-problem.ts'
import { checkPhotos } from './check-photos.server.ts'
import { type JsonFile, readJsonFile } from './json-file.server.ts'
import {
  type TranslationRecord,
  translationRecord,
  type VenueRecord,
  venueRecord,
} from './venue-record.schema.ts'

/** Told what is going on while it takes longer. */
export type Tell = (text: string) => void

/** A folder that is fit to be imported. */
export interface ReadCatalogue {
  folder: string
  venues: CatalogueVenue[]
}

/**
 * Reads a catalogue.
 * @param source a folder as `db/demo` is one, or its `venues.json`
 * @throws CatalogueError with every mistake of every file
 */
export async function readCatalogue(source: string, tell: Tell): Promise<ReadCatalogue> {
  const folder = await folderOf(source)
  const problems: CatalogueProblem[] = []
  const file = await readJsonFile(folder, VENUES_FILE, problems)
  const listed = file ? checkVenues(file) : []
  const words = new Map<Language, Map<string, TranslationRecord>>()
  if (file) {
    for (const language of LANGUAGE_CODES)
      words.set(language, await readWords(folder, language, listed, problems))
  }
  const records = listed.flatMap(({ record, at }) => (record ? [{ record, at }] : []))
  const photos = file ? await checkPhotos({ folder, file, records, tell }) : new Map<string, PhotoRecord>()
  if (problems.length > 0) throw new CatalogueError(problems)
  const venues = records.map(({ record }) => ({
    record,
    translations: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words.get(code)?.get(record.slug)])),
    photos: record.photos.flatMap((name) => photos.get(name) ?? []),
  }))
  return { folder, venues }
}

async function folderOf(source: string): Promise<string> {
  const found = await stat(source).catch(() => undefined)
  if (!found) throw new CatalogueError([{ file: source, message: 'is not there.' }])
  return found.isDirectory() ? source : path.dirname(source)
}

/** An entry of the list: what it is called, and its record where it has no mistakes. */
interface ListedVenue {
  readonly at: number
  readonly slug: string | undefined
  readonly photoCount: number | undefined
  readonly record: VenueRecord | undefined
}

function checkVenues(file: JsonFile): ListedVenue[] {
  if (!Array.isArray(file.value)) {
    file.report([], 'must be a list of venues.')
    return []
  }
  const seen = new Set<string>()
  return file.value.map((value: unknown, at): ListedVenue => {
    const { slug, photos } = fieldsOf(value)
    const name = typeof slug === 'string' ? slug : `venue ${at + 1}`
    const record = file.check(venueRecord, [at], value, name)
    if (seen.has(name)) file.report([at, 'slug'], 'there is another venue with this slug.', name)
    seen.add(name)
    const photoCount = Array.isArray(photos) ? photos.length : undefined
    return { at, slug: typeof slug === 'string' ? slug : undefined, photoCount, record }
  })
}

async function readWords(
  folder: string,
  language: Language,
  venues: readonly ListedVenue[],
  problems: CatalogueProblem[],
): Promise<Map<string, TranslationRecord>> {
  const words = new Map<string, TranslationRecord>()
  const file = await readJsonFile(folder, path.join(TRANSLATIONS_FOLDER, `${language}.json`), problems)
  if (!file) return words
  const entries = new Map<string, unknown>(Object.entries(fieldsOf(file.value)))
  const bySlug = new Map(venues.map((venue) => [venue.slug, venue]))
  for (const [slug, venue] of bySlug) {
    if (slug === undefined) continue
    if (!entries.has(slug)) {
      file.report([], `has no words for ${slug}.`)
      continue
    }
    const record = file.check(translationRecord, [slug], entries.get(slug))
    if (!record) continue
    words.set(slug, record)
    const { photoCount } = venue
    if (photoCount !== undefined && record.photos.length !== photoCount) {
      file.report([slug, 'photos'], `has ${record.photos.length} texts for ${photoCount} photographs.`)
    }
  }
  for (const slug of entries.keys()) {
    if (!bySlug.has(slug)) file.report([slug], `there is no venue with this slug in ${VENUES_FILE}.`)
  }
  return words
}

/** The fields of an object; none where the value is something else, which the check reports. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
