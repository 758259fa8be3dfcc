/** Which venues have a word that begins with given letters. */
import { add, type Bitset, emptySet } from './bitset.ts'

/** Sorted words, and for each the positions that have it. */
export class WordIndex {
  readonly #size: number
  readonly #words: string[]
  /** Positions of word n: `#positions` from `#starts[n]` to `#starts[n + 1]`. */
  readonly #starts: Uint32Array
  readonly #positions: Uint32Array

  /** @param wordsByPosition the folded words of each position */
  constructor(wordsByPosition: readonly (readonly string[])[]) {
    this.#size = wordsByPosition.length
    const byWord = new Map<string, number[]>()
    for (const [position, words] of wordsByPosition.entries()) {
      for (const word of words) {
        const positions = byWord.get(word)
        if (positions) positions.push(position)
        else byWord.set(word, [position])
      }
    }
    this.#words = [...byWord.keys()].sort()
    const lists = this.#words.map((word) => byWord.get(word) ?? [])
    this.#starts = new Uint32Array(lists.length + 1)
    for (const [at, list] of lists.entries()) this.#starts[at + 1] = (this.#starts[at] ?? 0) + list.length
    this.#positions = new Uint32Array(this.#starts[lists.length] ?? 0)
    for (const [at, list] of lists.entries()) this.#positions.set(list, this.#starts[at])
  }

  /** The positions with a word that begins so. */
  beginningWith(prefix: string): Bitset {
    const set = emptySet(this.#size)
    // Words that begin alike stand together, and so do their positions.
    const first = this.#firstFrom((word) => word >= prefix)
    const end = this.#firstFrom((word) => word >= prefix && !word.startsWith(prefix))
    const to = this.#starts[end] ?? 0
    for (let at = this.#starts[first] ?? 0; at < to; at++) add(set, this.#positions[at] ?? 0)
    return set
  }

  /** Whether some position has exactly this word. */
  has(word: string): boolean {
    return this.#words[this.#firstFrom((candidate) => candidate >= word)] === word
  }

  /** Binary search for the first word for which the test holds; it must hold for all that follow. */
  #firstFrom(holds: (word: string) => boolean): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(this.#words[middle] ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
}
