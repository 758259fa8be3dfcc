/** The names of types, places, equipment and events by which venues are found, in all languages at once. */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_SLUGS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { byLanguage } from '#/i18n/by-language.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Messages } from '#/i18n/messages.ts'
import type { Equipment, VenueType } from '../../model/venue.ts'
import { EQUIPMENT_SYNONYMS, EVENT_SYNONYMS } from './search-synonyms.ts'

/** The part of the messages that names things. */
type Names = Pick<Messages, 'type' | 'typePlural' | 'neighborhood' | 'equipment' | 'event'>

const NAMES = byLanguage(
  import.meta.glob<Names>('../../../../i18n/messages/*.json', { eager: true, import: 'default' }),
)

/** A neighbourhood's name in a language. */
export function neighborhoodName(id: NeighborhoodId, language: Language): string {
  return NAMES[language].neighborhood[id]
}

/** Everything by which a neighbourhood may be called; the slugs are its names in Latin letters. */
export function namesOfNeighborhood(id: NeighborhoodId): string[] {
  const names = Object.values(NAMES).map((language) => language.neighborhood[id])
  return [...names, ...Object.values(NEIGHBORHOOD_SLUGS[id])]
}

/** Everything by which a type of venue may be called, singular and plural. */
export function namesOfType(type: VenueType): string[] {
  return Object.values(NAMES).flatMap((language) => [language.type[type], language.typePlural[type]])
}

/** Everything by which equipment may be called. */
export function namesOfEquipment(id: Equipment): string[] {
  return [...Object.values(NAMES).map(({ equipment }) => equipment[id]), EQUIPMENT_SYNONYMS[id]]
}

/** Everything by which a kind of event may be called. */
export function namesOfEvent(id: EventId): string[] {
  return [...Object.values(NAMES).map(({ event }) => event[id]), EVENT_SYNONYMS[id]]
}
