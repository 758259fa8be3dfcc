/** Reading a catalogue folder and checking all of it, before anything is written anywhere. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import type { NamedEquipment } from '../../model/own-equipment.ts'
import { planProblems } from '../../model/plan/plan-problems.ts'
import {
  type TranslationRecord,
  translationRecord,
  type VenueRecord,
  venueRecord,
} from '../../model/venue-record.schema.ts'
import {
  type CatalogueVenue,
  EQUIPMENT_FILE,
  type KnownPhoto,
  type PhotoRecord,
  TRANSLATIONS_FOLDER,
  VENUES_FILE,
} from './catalogue.ts'
import { CatalogueError, type CatalogueProblem } from './catalogue-problem.ts'
import { checkPhotos } from './check-photos.server.ts'
import { type JsonFile, readJsonFile } from './json-file.server.ts'
import { fieldsOf, readEquipmentFile } from './read-equipment.server.ts'

const SAME_SLUG = {
  en: 'there is another venue with this slug.',
  fr: 'un autre lieu a déjà ce slug.',
}

const TOO_MUCH = {
  en: 'is too large or too full to be furnished. Reduce its zones, or remove columns, walls and solids.',
  fr: 'est trop grand ou trop chargé pour être meublé. Réduisez ses zones, ou retirez des colonnes, des murs et des éléments fixes.',
}

/** Told what is going on while it takes longer. */
export type OnProgress = (text: string) => void

/** A folder that is fit to be imported. */
export interface ReadCatalogue {
  folder: string
  /** The agency's own equipment. */
  equipment: NamedEquipment[]
  venues: CatalogueVenue[]
}

/**
 * Read a catalogue.
 * @param source a folder as `db/demo` is one, or its `venues.json`
 * @param known photographs of the site by key, which the folder may lack; without it, it must have all
 * @throws CatalogueError with every error of every file
 */
export async function readCatalogue(
  source: string,
  onProgress: OnProgress,
  known: ReadonlyMap<string, KnownPhoto> = new Map(),
): Promise<ReadCatalogue> {
  const folder = await folderOf(source)
  const problems: CatalogueProblem[] = []
  const file = await readJsonFile(folder, VENUES_FILE, problems)
  const listed = file ? checkVenues(file) : []
  const equipment = await readEquipmentFile(folder, problems)
  if (file) checkOwnEquipment(file, listed, equipment)
  if (file) await checkPlans(file, listed)
  const words = new Map<Language, Map<string, TranslationRecord>>()
  if (file) {
    for (const language of LANGUAGE_CODES)
      words.set(language, await readWords(folder, language, listed, problems))
  }
  const records = listed.flatMap(({ record, at }) => (record ? [{ record, at }] : []))
  const photos = file
    ? await checkPhotos({ folder, file, records, onProgress, known })
    : new Map<string, PhotoRecord>()
  if (problems.length > 0) throw new CatalogueError(problems)
  const venues = records.map(({ record }) => ({
    record,
    translations: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, words.get(code)?.get(record.slug)])),
    photos: record.photos.flatMap((name) => photos.get(name) ?? []),
  }))
  return { folder, equipment, venues }
}

async function folderOf(source: string): Promise<string> {
  const found = await stat(source).catch(() => undefined)
  if (!found)
    throw new CatalogueError([{ file: source, message: { en: 'is not there.', fr: 'est introuvable.' } }])
  return found.isDirectory() ? source : path.dirname(source)
}

/** An entry of the list: what it is called, and its record where it has no errors. */
interface ListedVenue {
  readonly at: number
  readonly slug: string | undefined
  readonly photoCount: number | undefined
  readonly record: VenueRecord | undefined
}

function checkVenues(file: JsonFile): ListedVenue[] {
  if (!Array.isArray(file.value)) {
    file.report([], { en: 'must be a list of venues.', fr: 'doit être une liste de lieux.' })
    return []
  }
  const seen = new Set<string>()
  return file.value.map((value: unknown, at): ListedVenue => {
    const { slug, photos } = fieldsOf(value)
    const name = typeof slug === 'string' ? slug : `venue ${at + 1}`
    const record = file.check(venueRecord, [at], value, name)
    if (seen.has(name)) file.report([at, 'slug'], SAME_SLUG, name)
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
      file.report([], { en: `has no words for ${slug}.`, fr: `n’a pas de textes pour ${slug}.` })
      continue
    }
    // Said on purpose: nothing is written in this language.
    if (entries.get(slug) === null) continue
    const record = file.check(translationRecord, [slug], entries.get(slug))
    if (!record) continue
    words.set(slug, record)
    const { photoCount } = venue
    if (photoCount !== undefined && record.photos.length !== photoCount) {
      file.report([slug, 'photos'], {
        en: `has ${record.photos.length} texts for ${photoCount} photographs.`,
        fr: `a ${record.photos.length} textes pour ${photoCount} photographies.`,
      })
    }
    const captionCount = record.captions?.length ?? photoCount
    if (photoCount !== undefined && captionCount !== photoCount) {
      file.report([slug, 'captions'], {
        en: `has ${captionCount} captions for ${photoCount} photographs.`,
        fr: `a ${captionCount} légendes pour ${photoCount} photographies.`,
      })
    }
  }
  for (const slug of entries.keys()) {
    if (bySlug.has(slug)) continue
    file.report([slug], {
      en: `there is no venue with this slug in ${VENUES_FILE}.`,
      fr: `aucun lieu n’a ce slug dans ${VENUES_FILE}.`,
    })
  }
  return words
}

/** A plan that nobody can furnish in time is not taken; each is tried in a turn of its own, as visitors wait meanwhile. */
async function checkPlans(file: JsonFile, venues: readonly ListedVenue[]): Promise<void> {
  for (const { at, record } of venues) {
    if (!record?.plan) continue
    await nextTurn()
    const isRefused = planProblems(record.plan, record.surfaceM2).some(({ code }) => code === 'too-much')
    if (isRefused) file.report([at, 'plan'], TOO_MUCH, record.slug)
  }
}

/** A venue may have only what the folder explains. */
function checkOwnEquipment(
  file: JsonFile,
  venues: readonly ListedVenue[],
  equipment: readonly NamedEquipment[],
): void {
  const known = new Set(equipment.map(({ id }) => id))
  for (const { at, record } of venues) {
    for (const [position, id] of (record?.ownEquipment ?? []).entries()) {
      if (known.has(id)) continue
      file.report(
        [at, 'ownEquipment', position],
        { en: `${id} is not in ${EQUIPMENT_FILE}.`, fr: `${id} n’est pas dans ${EQUIPMENT_FILE}.` },
        record?.slug,
      )
    }
  }
}
