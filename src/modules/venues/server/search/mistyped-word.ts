/** Finding sorted words despite one typing error: a letter too many, missing, wrong, or two exchanged. */

/** From here on (CJK radicals) characters are not letters of an alphabet, and nobody mistypes one for another. */
const NO_LETTERS = '\u2e80'

/** A part of a sorted list: from the first index up to, not including, the second. */
export type Range = readonly [from: number, to: number]

/** Find the first index within a range for which a test holds; it must hold for all that follow. */
function firstFrom(words: readonly string[], [from, to]: Range, holds: (word: string) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(words[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}

/** Where the words with a beginning stand, within a range. */
export function rangeOf(
  words: readonly string[],
  beginning: string,
  within: Range = [0, words.length],
): Range {
  const from = firstFrom(words, within, (word) => word >= beginning)
  const rest: Range = [from, within[1]]
  return [from, firstFrom(words, rest, (word) => word >= beginning && !word.startsWith(beginning))]
}

/**
 * Where the words stand that are the typed one but for one error; where there is none, those that begin so, provided
 * that a letter after the error is right. It takes as many look-ups as the word has letters, times the letters that can
 * follow: the list is not read through.
 */
export function mistypedRanges(words: readonly string[], typed: string): Range[] {
  const whole: Range[] = []
  const beginnings: Range[] = []
  const look = (beginning: string, isRightAfter: boolean, within: Range) => {
    const range = rangeOf(words, beginning, within)
    const [from, to] = range
    if (from === to) return
    if (words[from] === beginning) whole.push([from, from + 1])
    if (isRightAfter) beginnings.push(range)
  }
  let within: Range = [0, words.length]
  for (let at = 0; at <= typed.length && within[0] < within[1]; at++) {
    const before = typed.slice(0, at)
    const [letter = '', next = ''] = [typed[at], typed[at + 1]]
    const after = typed.slice(at + 1)
    if (letter !== '') look(before + after, after !== '', within)
    if (next !== '') look(before + next + letter + typed.slice(at + 2), at + 2 < typed.length, within)
    for (const other of lettersAt(words, before, within)) {
      if (letter !== '' && other !== letter) look(before + other + after, after !== '', within)
      look(before + other + letter + after, letter !== '', within)
    }
    within = rangeOf(words, before + letter, within)
  }
  return whole.length > 0 ? whole : beginnings
}

/** The letters that follow a beginning, in words of a range that all have it. */
function* lettersAt(words: readonly string[], before: string, [from, to]: Range): Generator<string> {
  for (let at = from; at < to; ) {
    const letter = words[at]?.[before.length] ?? ''
    if (letter >= NO_LETTERS) return
    if (letter !== '') yield letter
    at = letter === '' ? at + 1 : rangeOf(words, before + letter, [at, to])[1]
  }
}
