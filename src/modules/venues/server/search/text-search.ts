/** Finding venues by words. */
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { wordsOf } from '#/lib/fold.ts'
import type { OverlookedWord } from '../../model/near-match.ts'
import { EQUIPMENT, VENUE_TYPES } from '../../model/venue.ts'
import { ARRONDISSEMENTS, arrondissementsOf, isEverywhere } from './arrondissement-words.ts'
import { add, type Bitset, emptySet, fullSet, has, isEmpty, narrow, unite } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import type { OwnEquipmentGroups } from './own-equipment-groups.ts'
import { isUnspaced, mayBeMistyped, searchedWords } from './search-words.ts'
import {
  namesOfEquipment,
  namesOfEvent,
  namesOfNeighborhood,
  namesOfType,
} from './searchable-names.server.ts'
import { groupBy } from './venue-groups.ts'
import { type NamedGroup, VenueWords } from './venue-words.ts'

/** The texts of a venue, in all languages at once. */
export type TextsOf = (venue: IndexedVenue) => string

/** A beginning of fewer letters finds names, types and places only: among ten languages it would mean anything. */
const TELLING_LETTERS = 3

/** Texts that fewer venues use may name a person. */
const COMMON = 2

/** Venues whose names are read for the spelling of a word. */
const NAMES_READ = 20

const BETWEEN_WORDS = /[\s,;:()/-]/u

/** Venues that match. */
export interface Matches {
  readonly found: Bitset
  /** Those of them that are called so, or are of such a kind or in such a place. */
  readonly named: Bitset
  /** Folded words that nothing has and that were taken for others. */
  readonly mistyped: readonly string[]
}

/** Search of names, types and places, and of what describes venues: equipment, events, texts. */
export class TextSearch {
  readonly #venues: readonly IndexedVenue[]
  readonly #size: number
  readonly #named: VenueWords
  readonly #told: VenueWords
  readonly #arrondissements: ReadonlyMap<number, Bitset>

  constructor(venues: readonly IndexedVenue[], own: OwnEquipmentGroups, textsOf: TextsOf) {
    this.#venues = venues
    this.#size = venues.length
    this.#named = new VenueWords(venues, ({ name }) => name, [
      ...groupsOf(VENUE_TYPES, namesOfType, venues, ({ type }) => [type]),
      ...groupsOf(NEIGHBORHOOD_IDS, namesOfNeighborhood, venues, ({ neighborhood }) => [neighborhood]),
    ])
    this.#told = new VenueWords(venues, textsOf, [
      ...groupsOf(EQUIPMENT, namesOfEquipment, venues, ({ equipment }) => equipment),
      ...groupsOf(EVENT_IDS, namesOfEvent, venues, ({ eventTypes }) => eventTypes),
      ...own.all().map((group) => ({ names: Object.values(group.equipment.names), venues: group.venues })),
    ])
    this.#arrondissements = groupByArrondissement(venues)
  }

  /** The venues that match every word of the text; without a word, all of them. */
  find(text: string): Matches {
    const asTyped = this.#withAll(wordsOf(text))
    // Characters that are nowhere in this order may be several words.
    return isEmpty(asTyped.found) && isUnspaced(text) ? this.#withAll(searchedWords(text)) : asTyped
  }

  #withAll(words: readonly string[]): Matches {
    let all: Matches | undefined
    const mistyped: string[] = []
    for (const word of mostTelling(words)) {
      const matches = this.#withWord(word)
      mistyped.push(...matches.mistyped)
      if (all) {
        narrow(all.found, matches.found)
        narrow(all.named, matches.named)
      } else all = matches
      if (isEmpty(all.found)) break
    }
    return { ...(all ?? this.#everything()), mistyped }
  }

  #everything(): Matches {
    return { found: fullSet(this.#size), named: fullSet(this.#size), mistyped: [] }
  }

  /** The words of a search that were taken for others, as they were typed, and for what. */
  overlooked(text: string, { mistyped }: Matches, found: Bitset): OverlookedWord[] {
    if (mistyped.length === 0) return []
    const typed = text.split(' ')
    return mistyped.map((word) => {
      const meant = this.#spelled(
        new Set([...this.#named.nearlySo(word), ...this.#told.nearlySo(word)]),
        found,
      )
      return { typed: typed.find((one) => wordsOf(one).includes(word)) ?? word, ...(meant && { meant }) }
    })
  }

  /** One of some folded words as names write it: those of venues found, then those of kinds and things. */
  #spelled(folded: ReadonlySet<string>, venues: Bitset): string | undefined {
    const found: string[] = []
    for (const [position, { name }] of this.#venues.entries()) {
      if (found.length === NAMES_READ) break
      if (has(venues, position)) found.push(name)
    }
    const names = [...found, ...[this.#named, this.#told].flatMap((words) => words.namesOfGroups())]
    for (const name of names)
      for (const word of name.split(BETWEEN_WORDS))
        if (wordsOf(word).some((one) => folded.has(one))) return word
    return undefined
  }

  /** The venues that are called so. */
  called(text: string): Bitset {
    return this.#named.ownWith(text)
  }

  /**
   * Whether a folded word is a whole word of the catalogue, of a kind or of a place: never an invented or mistyped one,
   * nor one that a single venue's texts use.
   */
  knows(word: string): boolean {
    if (isEverywhere(word) || arrondissementsOf(word).length > 0) return true
    if (this.#named.isOfNames(word) || this.#told.isOfNames(word)) return true
    return this.#named.countOf(word) > 0 || this.#told.countOf(word) >= COMMON
  }

  #withWord(word: string): Matches {
    if (isEverywhere(word)) return this.#everything()
    const named = this.#named.beginningWith(word)
    for (const number of arrondissementsOf(word)) {
      const venues = this.#arrondissements.get(number)
      if (venues) unite(named, venues)
    }
    const isTelling = word.length >= TELLING_LETTERS || isUnspaced(word)
    const found = isTelling ? this.#told.beginningWith(word) : this.#told.withWord(word)
    unite(found, named)
    if (!isEmpty(found) || !mayBeMistyped(word)) return { found, named, mistyped: [] }
    const meant = this.#named.withMistyped(word)
    const toldOf = this.#told.withMistyped(word)
    unite(toldOf, meant)
    return { found: toldOf, named: meant, mistyped: [word] }
  }
}

/**
 * Without the words that begin another one: a venue with a word that begins like the longer has one that
 * begins like the shorter. Words that can be met without a beginning prove nothing.
 */
function mostTelling(words: readonly string[]): string[] {
  const plain = words.filter((word) => !isEverywhere(word) && arrondissementsOf(word).length === 0)
  return words.filter((word) => !plain.some((other) => other !== word && other.startsWith(word)))
}

function groupsOf<T extends string>(
  ids: readonly T[],
  namesOf: (id: T) => string[],
  venues: readonly IndexedVenue[],
  idsOf: (venue: IndexedVenue) => readonly T[],
): NamedGroup[] {
  const groups = groupBy(venues, ids, idsOf)
  return ids.map((id) => ({ names: namesOf(id), venues: groups[id] }))
}

function groupByArrondissement(venues: readonly IndexedVenue[]): Map<number, Bitset> {
  const numbers = Array.from({ length: ARRONDISSEMENTS }, (_, index) => index + 1)
  const groups = new Map(numbers.map((number) => [number, emptySet(venues.length)]))
  for (const [position, venue] of venues.entries()) {
    const group = groups.get(venue.arrondissement)
    if (group) add(group, position)
  }
  return groups
}
