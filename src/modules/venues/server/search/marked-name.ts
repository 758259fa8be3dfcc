/** Which parts of a name were typed. */
import { fold } from '#/lib/fold.ts'
import { isUnspaced } from './search-words.ts'

/**
 * Find typed words at the beginning of the words of a name, in unspaced writing anywhere.
 * @param words folded
 * @returns from a character up to, not including, another; in order, none over another
 */
export function marksIn(name: string, words: readonly string[]): [from: number, to: number][] {
  // For each folded character the place of the one that it was; "œ" becomes two.
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const character of name) {
    const letters = fold(character)
    for (let at = 0; at < letters.length; at++) places.push(place)
    folded += letters
    place += character.length
  }
  const found = words.flatMap((word): [number, number][] => {
    const at = beginningOf(folded, word)
    if (at < 0) return []
    return [[places[at] ?? 0, places[at + word.length] ?? name.length]]
  })
  const marks: [number, number][] = []
  for (const [from, to] of found.sort(([a], [b]) => a - b)) {
    const last = marks.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else marks.push([from, to])
  }
  return marks
}

function beginningOf(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (isUnspaced(word) || at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at
  }
  return -1
}
