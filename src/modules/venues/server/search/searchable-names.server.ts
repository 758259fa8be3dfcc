/** The names of types and neighbourhoods by which venues are found, in all languages at once. */

import { NEIGHBORHOOD_SLUGS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Language } from '#/i18n/languages.ts'
import cn from '#/i18n/messages/cn.json' with { type: 'json' }
import de from '#/i18n/messages/de.json' with { type: 'json' }
import en from '#/i18n/messages/en.json' with { type: 'json' }
import es from '#/i18n/messages/es.json' with { type: 'json' }
import fr from '#/i18n/messages/fr.json' with { type: 'json' }
import it from '#/i18n/messages/it.json' with { type: 'json' }
import ja from '#/i18n/messages/ja.json' with { type: 'json' }
import ko from '#/i18n/messages/ko.json' with { type: 'json' }
import pt from '#/i18n/messages/pt.json' with { type: 'json' }
import ru from '#/i18n/messages/ru.json' with { type: 'json' }
import type { VenueType } from '../../model/venue.ts'

/** The part of the messages that names things. */
type Names = Pick<typeof en, 'type' | 'typePlural' | 'neighborhood'>

const NAMES: Readonly<Record<Language, Names>> = { en, fr, es, it, de, ru, pt, cn, ja, ko }

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
