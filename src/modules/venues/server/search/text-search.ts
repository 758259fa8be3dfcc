/** Finding venues by words. */
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { wordsOf } from '#/lib/fold.ts'
import { VENUE_TYPES } from '../../model/venue.ts'
import { ARRONDISSEMENTS, arrondissementsOf, isEverywhere } from './arrondissement-words.ts'
import { add, type Bitset, emptySet, fullSet, intersection, unite } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import { namesOfNeighborhood, namesOfType } from './searchable-names.server.ts'
import { groupBy } from './venue-groups.ts'
import { WordIndex } from './word-index.ts'

/** Venues that have something in common, and the words for it. */
interface NamedGroup {
  readonly words: readonly string[]
  readonly venues: Bitset
}

/** Searches the words of names, types, neighbourhoods and arrondissements. */
export class TextSearch {
  readonly #size: number
  readonly #names: WordIndex
  readonly #groups: readonly NamedGroup[]
  readonly #arrondissements: ReadonlyMap<number, Bitset>

  constructor(venues: readonly IndexedVenue[]) {
    this.#size = venues.length
    this.#names = new WordIndex(venues.map((venue) => wordsOf(venue.name)))
    // Types and neighbourhoods are few: their words are kept once, not with every venue.
    const types = groupBy(venues, VENUE_TYPES, (venue) => [venue.type])
    const neighborhoods = groupBy(venues, NEIGHBORHOOD_IDS, (venue) => [venue.neighborhood])
    this.#groups = [
      ...VENUE_TYPES.map((id) => ({ words: wordsOf(namesOfType(id).join(' ')), venues: types[id] })),
      ...NEIGHBORHOOD_IDS.map((id) => ({
        words: wordsOf(namesOfNeighborhood(id).join(' ')),
        venues: neighborhoods[id],
      })),
    ]
    this.#arrondissements = groupByArrondissement(venues)
  }

  /** The venues that match every word of the text; without a word, all of them. */
  find(text: string): Bitset {
    let found = fullSet(this.#size)
    for (const word of mostTelling(wordsOf(text))) found = intersection(found, this.#withWord(word))
    return found
  }

  /** Whether a folded word is a whole word of the catalogue, of a kind or of a place: never an invented one. */
  knows(word: string): boolean {
    if (isEverywhere(word) || this.#names.has(word) || arrondissementsOf(word).length > 0) return true
    return this.#groups.some(({ words }) => words.includes(word))
  }

  #withWord(word: string): Bitset {
    if (isEverywhere(word)) return fullSet(this.#size)
    const found = this.#names.beginningWith(word)
    for (const group of this.#groups) {
      if (group.words.some((candidate) => candidate.startsWith(word))) unite(found, group.venues)
    }
    for (const number of arrondissementsOf(word)) {
      const venues = this.#arrondissements.get(number)
      if (venues) unite(found, venues)
    }
    return found
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

function groupByArrondissement(venues: readonly IndexedVenue[]): Map<number, Bitset> {
  const groups = new Map<number, Bitset>()
  for (let number = 1; number <= ARRONDISSEMENTS; number++) groups.set(number, emptySet(venues.length))
  for (const [position, venue] of venues.entries()) {
    const group = groups.get(venue.arrondissement)
    if (group) add(group, position)
  }
  return groups
}
