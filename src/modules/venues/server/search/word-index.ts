/** Which positions have a word, one that begins with given letters, or nearly that one. */
import { add, type Bitset, count, emptySet, unite } from './bitset.ts'
import { mistypedRanges, type Range, rangeOf } from './mistyped-word.ts'

/** A word that more than one position in this many has is kept as a set, which takes less room than a list. */
const RARE = 32

/** Words of one spelling error that are named. */
const A_FEW = 20

/** Sorted words, and for each the positions that have it. */
export class WordIndex {
  readonly #size: number
  readonly #words: readonly string[]
  /** Positions of word n: `#positions` from `#starts[n]` to `#starts[n + 1]`; none for a frequent word. */
  readonly #starts: Uint32Array
  readonly #positions: Uint32Array
  /** Which words are frequent, in order, and their sets. */
  readonly #frequent: readonly number[]
  readonly #sets: readonly Bitset[]

  /**
   * @param size how many positions there are
   * @param wordsAt the words of a position, repeated or not
   */
  constructor(size: number, wordsAt: (position: number) => Iterable<string>) {
    this.#size = size
    const byWord = gather(size, wordsAt)
    this.#words = [...byWord.keys()].sort()
    const found = this.#words.map((word) => byWord.get(word) ?? [])
    const lists = found.map((one) => (one instanceof Uint32Array ? [] : one))
    this.#starts = new Uint32Array(lists.length + 1)
    for (const [at, list] of lists.entries()) this.#starts[at + 1] = (this.#starts[at] ?? 0) + list.length
    this.#positions = new Uint32Array(this.#starts[lists.length] ?? 0)
    for (const [at, list] of lists.entries()) this.#positions.set(list, this.#starts[at])
    this.#frequent = found.flatMap((one, at) => (one instanceof Uint32Array ? [at] : []))
    this.#sets = found.filter((one) => one instanceof Uint32Array)
  }

  /** The positions with a word that begins so. */
  beginningWith(beginning: string): Bitset {
    return this.#in([rangeOf(this.#words, beginning)])
  }

  /** The positions with exactly this word. */
  withWord(word: string): Bitset {
    const at = this.#indexOf(word)
    return this.#in(at === undefined ? [] : [[at, at + 1]])
  }

  /** The positions with a word that is this one but for one typing error. */
  withMistyped(word: string): Bitset {
    return this.#in(mistypedRanges(this.#words, word))
  }

  /** The first few words that begin like this one but for its last letter. */
  wrongEndsOf(word: string): string[] {
    const [from, to] = rangeOf(this.#words, word.slice(0, -1))
    return this.#words.slice(from, Math.min(to, from + A_FEW))
  }

  /** The first few words that are this one but for one typing error. */
  nearlySo(word: string): string[] {
    return mistypedRanges(this.#words, word)
      .flatMap(([from, to]) => this.#words.slice(from, Math.min(to, from + A_FEW)))
      .slice(0, A_FEW)
  }

  /** How many positions have exactly this word. */
  countOf(word: string): number {
    return this.#indexOf(word) === undefined ? 0 : count(this.withWord(word))
  }

  #indexOf(word: string): number | undefined {
    const [at] = rangeOf(this.#words, word)
    return this.#words[at] === word ? at : undefined
  }

  #in(ranges: readonly Range[]): Bitset {
    const set = emptySet(this.#size)
    for (const [from, to] of ranges) {
      // Words that begin alike stand together, and so do their positions.
      const end = this.#starts[to] ?? 0
      for (let at = this.#starts[from] ?? 0; at < end; at++) add(set, this.#positions[at] ?? 0)
      for (let at = this.#firstFrequent(from); (this.#frequent[at] ?? to) < to; at++) {
        const frequent = this.#sets[at]
        if (frequent) unite(set, frequent)
      }
    }
    return set
  }

  /** The first frequent word that is not before a place. */
  #firstFrequent(place: number): number {
    let low = 0
    let high = this.#frequent.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#frequent[middle] ?? 0) >= place) high = middle
      else low = middle + 1
    }
    return low
  }
}

function gather(
  size: number,
  wordsAt: (position: number) => Iterable<string>,
): ReadonlyMap<string, number[] | Bitset> {
  const byWord = new Map<string, number[] | Bitset>()
  for (let position = 0; position < size; position++) {
    for (const word of new Set(wordsAt(position))) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [position])
      else if (known instanceof Uint32Array) add(known, position)
      else {
        known.push(position)
        if (known.length > size / RARE) byWord.set(word, setOf(size, known))
      }
    }
  }
  return byWord
}

function setOf(size: number, positions: readonly number[]): Bitset {
  const set = emptySet(size)
  for (const position of positions) add(set, position)
  return set
}
