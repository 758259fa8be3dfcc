import { type Bitset, emptySet, fullSet, intersection, isEmpty, unite } from './bitset.ts'
import { mayBeMistyped, searchedWords, wantedBeginnings } from './search-words.ts'
import type { WordIndex } from './word-index.ts'

/** The positions in an index that have all words of a text at the beginning of theirs, or nearly. */
export function positionsFor(wordIndex: WordIndex, size: number, text: string): Bitset {
  let found = fullSet(size)
  const words = searchedWords(text)
  if (words.length === 0) return emptySet(size)
  for (const word of words) {
    const parts = wantedBeginnings(word).map((part) => wordIndex.beginningWith(part))
    const exact = parts.reduce((all, one) => intersection(all, one))
    if (isEmpty(exact) && mayBeMistyped(word)) unite(exact, wordIndex.withMistyped(word))
    found = intersection(found, exact)
    if (isEmpty(found)) break
  }
  return found
}
