/** A few words of a venue, for a list of few. */

import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { firstSentences } from '../model/first-sentences.ts'
import type { VenueOpening } from '../model/venue.ts'
import { readVenueWords } from './venue-detail.repository.server.ts'

const SENTENCES = 2

/** The tagline of a venue and the beginning of its description; nothing where nothing is written. */
export async function readVenueOpening(
  database: Database,
  slug: string,
  language: Language,
): Promise<VenueOpening | undefined> {
  const words = await readVenueWords(database, slug, language)
  if (!words || (words.tagline === '' && words.description.length === 0)) return undefined
  const { tagline, description, copyLanguage } = words
  return {
    tagline,
    text: firstSentences(description[0] ?? '', SENTENCES, copyLanguage),
    language: copyLanguage,
  }
}
