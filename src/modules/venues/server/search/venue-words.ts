/** The words by which venues are found: their own, and those of the groups that they belong to. */
import { LRUCache } from 'lru-cache'
import { wordsOf } from '#/lib/fold.ts'
import { type Bitset, has, intersection, isEmpty, unite } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import { positionsFor } from './positions-for.ts'
import { indexedWords, isUnspaced, wantedBeginnings } from './search-words.ts'
import { WordIndex } from './word-index.ts'

/** Venues that have something in common, and the names for it. */
export interface NamedGroup {
  readonly names: readonly string[]
  readonly venues: Bitset
}

/** Words of venues. Groups are few: their words are kept once, not with every venue. */
export class VenueWords {
  readonly #size: number
  readonly #own: WordIndex
  readonly #groups: readonly NamedGroup[]
  readonly #ofGroups: WordIndex
  readonly #wholeNames: ReadonlySet<string>

  /** @param textOf the texts of a venue itself */
  constructor(
    venues: readonly IndexedVenue[],
    textOf: (venue: IndexedVenue) => string,
    groups: readonly NamedGroup[],
  ) {
    this.#size = venues.length
    this.#own = new WordIndex(venues.length, (position) => {
      const venue = venues[position]
      return venue === undefined ? [] : wordsOfText(textOf(venue))
    })
    this.#groups = groups
    this.#ofGroups = new WordIndex(groups.length, (group) => wordsOfNames(groups[group]?.names ?? []))
    this.#wholeNames = new Set(groups.flatMap(({ names }) => names.flatMap(wordsOf)))
  }

  /** The venues with a word that begins so. */
  beginningWith(word: string): Bitset {
    return this.#withAll(word, (index, beginning) => index.beginningWith(beginning))
  }

  /** The venues with exactly this word. */
  withWord(word: string): Bitset {
    return this.#withAll(word, (index, part) => index.withWord(part))
  }

  /**
   * The venues with a word that is this one but for one typing error. A beginning whose last letter is wrong stands for a name
   * of a group alone: among the words of texts it would mean anything.
   */
  withMistyped(word: string): Bitset {
    const found = this.#found((index) => index.withMistyped(word))
    if (isEmpty(found)) this.#addGroups(found, this.#ofGroups.beginningWith(word.slice(0, -1)))
    return found
  }

  /** A few words that are this one but for one typing error, folded. */
  nearlySo(word: string): string[] {
    const nearly = [...this.#own.nearlySo(word), ...this.#ofGroups.nearlySo(word)]
    return nearly.length > 0 ? nearly : this.#ofGroups.wrongEndsOf(word)
  }

  /** The names of the groups, as they are written. */
  namesOfGroups(): string[] {
    return this.#groups.flatMap(({ names }) => names)
  }

  /** The venues that themselves have all words of a text, beginnings and single typing errors included. */
  ownWith(text: string): Bitset {
    return positionsFor(this.#own, this.#size, text)
  }

  /** How many venues say exactly this word of themselves. Unspaced writing is not split into words. */
  countOf(word: string): number {
    return isUnspaced(word) ? 0 : this.#own.countOf(word)
  }

  /** Whether it is a whole word of a group's names. */
  isOfNames(word: string): boolean {
    return this.#wholeNames.has(word)
  }

  #withAll(word: string, find: (index: WordIndex, part: string) => Bitset): Bitset {
    const found = wantedBeginnings(word).map((part) => this.#found((index) => find(index, part)))
    return found.reduce((all, one) => intersection(all, one))
  }

  #found(find: (index: WordIndex) => Bitset): Bitset {
    const found = find(this.#own)
    this.#addGroups(found, find(this.#ofGroups))
    return found
  }

  #addGroups(found: Bitset, groups: Bitset): void {
    for (const [at, { venues }] of this.#groups.entries()) if (has(groups, at)) unite(found, venues)
  }
}

/**
 * Words of texts, for the next index: another is built after each change of the catalogue, of which nearly all texts
 * are the same. Some 20 kB a venue.
 */
const kept = new LRUCache<string, readonly string[]>({ max: 500 })

function wordsOfText(text: string): readonly string[] {
  const known = kept.get(text)
  if (known) return known
  const words = indexedWords(text)
  kept.set(text, words)
  return words
}

/** The words of names, and names of several words written as one: "Wi-Fi" is asked for as "wifi". */
function wordsOfNames(names: readonly string[]): string[] {
  return names.flatMap((name) => [...indexedWords(name), ...indexedWords(wordsOf(name).join(''))])
}
