/** The agency's own equipment as choices of the search. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { EquipmentNames, NamedEquipment } from '../../model/own-equipment.ts'
import type { OwnChoice } from '../../model/venue.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import { add, type Bitset, countBoth, emptySet } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'

/** Something with its names. */
export type SearchedEquipment = Pick<NamedEquipment, 'id' | 'names'>

interface Group {
  readonly equipment: SearchedEquipment
  readonly venues: Bitset
}

/** The name in a language, else in English, else in French. */
export function nameIn(names: EquipmentNames, language: Language): string | undefined {
  return names[language] || names[DEFAULT_LANGUAGE] || names[REFERENCE_LANGUAGE]
}

/** Comparator of names in the order of a language. */
export function byName(language: Language): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(LANGUAGES[language].tag)
  return (a, b) => compare(a.name, b.name)
}

/** For each thing that a venue has, the venues that have it. */
export class OwnEquipmentGroups {
  readonly #groups = new Map<string, Group>()
  readonly #nothing: Bitset

  constructor(venues: readonly IndexedVenue[], equipment: readonly SearchedEquipment[]) {
    this.#nothing = emptySet(venues.length)
    const known = new Map(equipment.map((one) => [one.id, one]))
    for (const [position, venue] of venues.entries()) {
      for (const id of venue.ownEquipment ?? []) {
        const named = known.get(id)
        if (named === undefined) continue
        const group = this.#groups.get(id) ?? { equipment: named, venues: emptySet(venues.length) }
        this.#groups.set(id, group)
        add(group.venues, position)
      }
    }
  }

  /** Whether any venue has it. */
  has(id: string): boolean {
    return this.#groups.has(id)
  }

  /** The venues that have it. */
  venuesWith(id: string): Bitset {
    return this.#groups.get(id)?.venues ?? this.#nothing
  }

  /** Each with the venues that have it. */
  all(): { readonly equipment: SearchedEquipment; readonly venues: Bitset }[] {
    return [...this.#groups.values()]
  }

  /** All of them by name, with how many of the found venues have each. */
  choices(found: Bitset, language: Language): OwnChoice[] {
    return [...this.#groups.values()]
      .flatMap(({ equipment: { id, names }, venues }) => {
        const name = nameIn(names, language)
        return name ? [{ id, name, count: countBoth(found, venues) }] : []
      })
      .sort(byName(language))
  }
}
