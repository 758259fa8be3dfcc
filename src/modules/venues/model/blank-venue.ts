/** The beginning of a venue: what follows from its first facts, and nothing else. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { slugOfName } from './slug-of-name.ts'
import { EMPTY_TEXTS } from './text-states.ts'
import { USUAL_ARRONDISSEMENT } from './usual-arrondissement.ts'
import { type VenueDocument, venueDocument } from './venue-document.schema.ts'

/** First facts of a new venue. */
export type NewVenue = Pick<VenueDocument, 'name' | 'type' | 'neighborhood'>

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
