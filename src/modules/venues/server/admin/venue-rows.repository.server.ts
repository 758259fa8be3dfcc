/** Reading the lines of the list: a few whole statements for many venues, without the texts themselves. */
import { sql } from 'kysely'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type AllTexts, EMPTY_TEXTS, languageState } from '../../model/text-states.ts'
import type { VenueLabels, VenueTextField } from '../../model/venue-copy.ts'
import { type VenueDocument, venueDocument } from '../../model/venue-document.schema.ts'
import { missingAlts } from '../../model/venue-photo.ts'
import { type IndexedListRow, searchableText, type VenueListRow } from '../../model/venue-row.ts'
import { capacityIn } from '../venue-columns.ts'

/** A mark that changes whenever the line of a venue may have changed. */
export async function readRowSignals(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.id', 'venue.updated_at', 'venue_private.version'])
    .execute()
  return new Map(rows.map(({ id, updated_at, version }) => [id, `${updated_at} ${version ?? 1}`]))
}

/** The lines of some venues. */
export async function readVenueRows(db: Db, ids: readonly string[]): Promise<IndexedListRow[]> {
  const rows = await readRows(db, ids)
  const [percents, pictures, equipment] = [
    await readPercents(db, ids),
    await readPictures(db, ids),
    await readEquipment(db, ids),
  ]
  return rows.map((row) => {
    // What is public is shown as it is; a draft as it is being worked on.
    const draft = row.status === 'draft' && row.document ? venueDocument.parse(row.document) : undefined
    const base = {
      id: row.id,
      version: row.version ?? 1,
      status: row.status,
      pending: row.status === 'published' && row.document !== null,
      changedAt: row.changed_at ?? row.updated_at,
      changedBy: row.changed_by,
    }
    const cover = pictures.get(row.id)?.cover ?? null
    if (draft) {
      const line = { ...base, ...factsOfDraft(draft), cover: draft.photos[0]?.key ?? null }
      return indexed(line, draft.equipment, `${draft.address} ${draft.metro}`)
    }
    const line: VenueListRow = {
      ...base,
      name: row.name,
      slug: row.slug,
      // The columns hold what the editor or an import has checked.
      type: row.type as VenueListRow['type'],
      neighborhood: row.neighborhood as VenueListRow['neighborhood'],
      arrondissement: row.arrondissement,
      surfaceM2: row.surface_m2,
      guests: mostGuests(capacityIn(row as unknown as Readonly<Record<string, unknown>>, Number)),
      priceFromDayCents: row.price_from_day_cents,
      percents: percents.get(row.id) ?? percentsOf({}),
      photos: pictures.get(row.id)?.count ?? 0,
      withoutAlt: pictures.get(row.id)?.withoutAlt ?? 0,
      cover,
    }
    return indexed(line, equipment.get(row.id) ?? [], `${row.address ?? ''} ${row.metro}`)
  })
}

function readRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .leftJoin('venue_draft', 'venue_draft.venue_id', 'venue.id')
    .selectAll('venue')
    .select(['version', 'changed_at', 'changed_by', 'address', 'document'])
    .where('venue.id', 'in', ids)
    .execute()
}

function indexed(line: VenueListRow, equipment: readonly string[], more: string): IndexedListRow {
  const { name, slug, neighborhood, percents, photos, withoutAlt, status } = line
  const unwritten = LANGUAGE_CODES.some((language) => percents[language] < 100)
  return {
    line,
    equipment,
    text: searchableText(`${name} ${slug} ${neighborhood} ${more}`),
    incomplete: status !== 'archived' && (unwritten || photos === 0 || withoutAlt > 0),
  }
}

function factsOfDraft(draft: VenueDocument) {
  const { name, slug, type, neighborhood, arrondissement, surfaceM2, priceFromDayCents, photos } = draft
  return {
    ...{ name, slug, type, neighborhood, arrondissement, surfaceM2, priceFromDayCents },
    guests: mostGuests(draft.capacity),
    percents: percentsOf(draft.texts),
    photos: photos.length,
    withoutAlt: photos.filter((photo) => missingAlts(photo).length > 0).length,
  }
}

/** Of the layout that holds most; nothing when none is offered. */
function mostGuests(capacity: VenueDocument['capacity']): number | null {
  return Math.max(...Object.values(capacity).map((guests) => guests ?? 0)) || null
}

function percentsOf(words: Partial<AllTexts>): Record<Language, number> {
  const entries = LANGUAGE_CODES.map((language) => [language, languageState(words, language).percent])
  return Object.fromEntries(entries) as Record<Language, number>
}

/** Completeness only needs to know whether a text exists; its first character suffices. */
async function readPercents(db: Db, ids: readonly string[]): Promise<Map<string, Record<Language, number>>> {
  const first = (column: string, field: VenueTextField) =>
    sql<string>`substr(${sql.ref(column)}, 1, 1)`.as(field)
  const rows = await db
    .selectFrom('venue_translation')
    .select(['venue_id', 'language'])
    .select([first('title', 'title'), first('tagline', 'tagline'), first('description', 'description')])
    .select([first('access', 'access'), first('search_description', 'searchDescription')])
    .where('venue_id', 'in', ids)
    .execute()
  const words = new Map<string, Partial<Record<Language, VenueLabels>>>()
  for (const { venue_id, language, ...texts } of rows) {
    words.set(venue_id, { ...words.get(venue_id), [language]: { ...EMPTY_TEXTS, ...texts } })
  }
  return new Map([...words].map(([id, texts]) => [id, percentsOf(texts)]))
}

interface Pictures {
  count: number
  withoutAlt: number
  cover: string | null
}

async function readPictures(db: Db, ids: readonly string[]): Promise<Map<string, Pictures>> {
  const rows = await db
    .selectFrom('photo')
    .leftJoin('photo_translation', (join) =>
      join.onRef('photo_translation.photo_id', '=', 'photo.id').on('photo_translation.alt', '<>', ''),
    )
    .select(['photo.venue_id', 'photo.id', 'photo.key', 'photo.position'])
    .select(({ fn }) => fn.count('photo_translation.language').as('texts'))
    .where('photo.venue_id', 'in', ids)
    .groupBy(['photo.venue_id', 'photo.id', 'photo.key', 'photo.position'])
    .execute()
  const pictures = new Map<string, Pictures>()
  for (const { venue_id, key, position, texts } of rows) {
    const own = pictures.get(venue_id) ?? { count: 0, withoutAlt: 0, cover: null }
    own.count++
    if (Number(texts) < LANGUAGE_CODES.length) own.withoutAlt++
    if (position === 0) own.cover = key
    pictures.set(venue_id, own)
  }
  return pictures
}

async function readEquipment(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('venue_equipment').selectAll().where('venue_id', 'in', ids).execute()
  const lists = Map.groupBy(rows, (row) => row.venue_id)
  return new Map([...lists].map(([id, own]) => [id, own.map((row) => row.equipment)]))
}
