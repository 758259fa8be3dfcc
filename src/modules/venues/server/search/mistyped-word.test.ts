import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mistypedRanges } from './mistyped-word.ts'

const found = (words: readonly string[], typed: string) => {
  const sorted = [...new Set(words)].sort()
  return new Set(mistypedRanges(sorted, typed).flatMap(([from, to]) => sorted.slice(from, to)))
}

/** Everything that one error makes of a word, letter by letter. */
function withOneError(word: string, letters: string): Set<string> {
  const made = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') made.add(before + after.slice(1))
    if (after.length > 1) made.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of letters) {
      made.add(before + letter + after)
      if (after !== '') made.add(before + letter + after.slice(1))
    }
  }
  made.delete(word)
  return made
}

describe('a word with one error', () => {
  test.each([
    ['atelyer', 'atelier'],
    ['ateler', 'atelier'],
    ['ateliier', 'atelier'],
    ['aetlier', 'atelier'],
    ['telier', 'atelier'],
    ['atelir', 'atelier'],
    ['галлерея', 'галерея'],
  ])('%s is %s', (typed, meant) => {
    expect(found([meant, 'loft', 'galerie', 'зал'], typed)).toEqual(new Set([meant]))
  })

  test('two errors are too many', () => expect(found(['atelier'], 'atelyeer')).toEqual(new Set()))

  test('a word that goes on is found where no whole one is, with a right letter after the error', () => {
    expect(found(['ateliers'], 'atelyer')).toEqual(new Set(['ateliers']))
    expect(found(['atelier', 'ateliers'], 'atelyer')).toEqual(new Set(['atelier']))
    expect(found(['brickwork'], 'brica')).toEqual(new Set())
  })

  test('is any of the words that one error makes of it, and no other', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (words, typed) => {
        const near = withOneError(typed, 'abc')
        const meant = words.filter((one) => near.has(one))
        fc.pre(meant.length > 0 && !words.includes(typed))
        expect(found(words, typed)).toEqual(new Set(meant))
      }),
      { numRuns: 500 },
    )
  })
})
