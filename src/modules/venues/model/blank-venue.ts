/** The beginning of a venue: what follows from its first facts, and nothing else. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { slugOfName } from './slug-of-name.ts'
import { EMPTY_TEXTS } from './text-states.ts'
import { type VenueDocument, venueDocument } from './venue-document.schema.ts'

/** First facts of a new venue. */
export type NewVenue = Pick<VenueDocument, 'name' | 'type' | 'neighborhood'>

/** Where a neighbourhood lies for the most part; the beginning of a draft, to be corrected where it is not so. */
export const USUAL_ARRONDISSEMENT: Readonly<Record<VenueDocument['neighborhood'], number>> = {
  'le-marais': 3,
  bastille: 11,
  opera: 9,
  invalides: 7,
  'champs-elysees': 8,
  'concorde-tuileries': 1,
  'vendome-palais-royal': 1,
  'bourse-victoire': 2,
  'palais-royal': 1,
}

/** Not written yet, in any language. */
const NO_TEXTS = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, EMPTY_TEXTS]))

/** A venue of which nothing but its first facts is known. */
export function blankVenue(first: NewVenue): VenueDocument {
  return venueDocument.parse({
    ...first,
    slug: slugOfName(first.name),
    arrondissement: USUAL_ARRONDISSEMENT[first.neighborhood],
    minimumDays: first.type === 'popup' ? 14 : 3,
    capacity: {},
    texts: NO_TEXTS,
    sources: {},
    photos: [],
  })
}
