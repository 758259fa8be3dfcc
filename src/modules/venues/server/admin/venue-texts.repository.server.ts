/** A venue's texts in the database. */
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type AllTexts, EMPTY_TEXTS, sourcesAfter, type VenueTexts } from '../../model/text-states.ts'
import type { VenueLabels, VenueTextField } from '../../model/venue-copy.ts'
import type { VenueTextsInput } from '../../model/venue-texts.schema.ts'

/** The texts of venues by the venue's id; a venue without any has empty ones. */
export async function readVenueTexts(
  db: Db,
  venueIds: readonly string[],
): Promise<ReadonlyMap<string, VenueTexts>> {
  if (venueIds.length === 0) return new Map()
  const [rows, behind] = await Promise.all([
    db.selectFrom('venue_translation').selectAll().where('venue_id', 'in', venueIds).execute(),
    db.selectFrom('venue_text_source').selectAll().where('venue_id', 'in', venueIds).execute(),
  ])
  const [rowsOf, behindOf] = [
    Map.groupBy(rows, ({ venue_id }) => venue_id),
    Map.groupBy(behind, ({ venue_id }) => venue_id),
  ]
  return new Map(
    venueIds.map((id) => {
      const words = new Map<Language, VenueLabels>()
      for (const { venue_id: _, language, search_description, ...texts } of rowsOf.get(id) ?? []) {
        words.set(language, { ...texts, searchDescription: search_description })
      }
      const sources: Partial<Record<Language, Partial<Record<VenueTextField, string>>>> = {}
      for (const { language, field, french } of behindOf.get(id) ?? []) {
        sources[language] = { ...sources[language], [field]: french }
      }
      return [id, { words: everyLanguage(words), sources }]
    }),
  )
}

/**
 * Write all texts of a venue, in the transaction of its save, and note which translations have fallen behind.
 * @returns the texts before
 */
export async function writeVenueTexts(
  transaction: Db,
  venueId: string,
  { words, confirmed }: VenueTextsInput,
): Promise<VenueTexts> {
  const before = (await readVenueTexts(transaction, [venueId])).get(venueId)
  if (before === undefined) throw new Error('the texts of a venue were not read')
  const sources = sourcesAfter(before, words, confirmed)
  await transaction.deleteFrom('venue_translation').where('venue_id', '=', venueId).execute()
  await transaction.deleteFrom('venue_text_source').where('venue_id', '=', venueId).execute()
  const rows = LANGUAGE_CODES.filter((language) => Object.values(words[language]).some((text) => text !== ''))
  if (rows.length > 0) {
    await transaction
      .insertInto('venue_translation')
      .values(
        rows.map((language) => {
          const { searchDescription, ...texts } = words[language]
          return { venue_id: venueId, language, ...texts, search_description: searchDescription }
        }),
      )
      .execute()
  }
  const behind = LANGUAGE_CODES.flatMap((language) =>
    Object.entries(sources[language] ?? {}).map(([field, french]) => ({
      venue_id: venueId,
      language,
      field: field as VenueTextField,
      french,
    })),
  )
  if (behind.length > 0) await transaction.insertInto('venue_text_source').values(behind).execute()
  return before
}

function everyLanguage(words: ReadonlyMap<Language, VenueLabels>): AllTexts {
  const entries = LANGUAGE_CODES.map((language) => [language, words.get(language) ?? EMPTY_TEXTS])
  return Object.fromEntries(entries) as Record<Language, VenueLabels>
}
