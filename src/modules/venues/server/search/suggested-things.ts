/** What the search suggests: places, types, events, equipment and venues that are called as was typed. */
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { MAX_SUGGESTIONS, type SuggestionKind } from '../../model/suggestions.ts'
import { EQUIPMENT, VENUE_TYPES } from '../../model/venue.ts'
import { has, intersection } from './bitset.ts'
import { positionsFor } from './positions-for.ts'
import { indexedWords, mayBeMistyped, searchedWords } from './search-words.ts'
import {
  namesOfEquipment,
  namesOfEvent,
  namesOfNeighborhood,
  namesOfType,
} from './searchable-names.server.ts'
import { WordIndex } from './word-index.ts'

/** A place, a type, an event or equipment. */
export interface SuggestedThing {
  readonly kind: Exclude<SuggestionKind, 'venue'>
  readonly id: string
}

const thingsOf = <T extends string>(
  kind: SuggestedThing['kind'],
  ids: readonly T[],
  namesOf: (id: T) => string[],
) => ids.map((id) => ({ kind, id, words: namesOf(id).flatMap(indexedWords) }))

const THINGS = [
  ...thingsOf('neighborhood', NEIGHBORHOOD_IDS, namesOfNeighborhood),
  ...thingsOf('type', VENUE_TYPES, namesOfType),
  ...thingsOf('event', EVENT_IDS, namesOfEvent),
  ...thingsOf('equipment', EQUIPMENT, namesOfEquipment),
]

const index = new WordIndex(THINGS.length, (at) => THINGS[at]?.words ?? [])

/** The places, types, events and equipment that a text may mean, in this order. */
export function thingsFor(text: string): SuggestedThing[] {
  const found = positionsFor(index, THINGS.length, text)
  return THINGS.filter((_, at) => has(found, at))
}

/** The same of a text whose last letter may be wrong: “maray” for Marais. */
export function thingsNearlyCalled(text: string): SuggestedThing[] {
  const words = searchedWords(text)
  if (words.length === 0 || !words.every(mayBeMistyped)) return []
  const found = words.map((word) => index.beginningWith(word.slice(0, -1))).reduce(intersection)
  return THINGS.filter((_, at) => has(found, at))
}

/** A few of each list, as many of one as of another: round by round one of each, until there are enough. */
export function sharedOut<T>(lists: readonly (readonly T[])[]): T[][] {
  const taken = lists.map(() => 0)
  let left = MAX_SUGGESTIONS
  for (let round = 0; round < MAX_SUGGESTIONS; round++) {
    for (const [at, list] of lists.entries()) {
      if (left === 0 || list.length <= round) continue
      taken[at] = round + 1
      left -= 1
    }
  }
  return lists.map((list, at) => list.slice(0, taken[at]))
}
