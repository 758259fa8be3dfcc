/**
 * Words of texts and of searches. Chinese and Japanese are written without spaces: their texts are kept as pairs of
 * characters, what is typed is cut into words first (ADR 0065).
 */
import { wordsOf } from '#/lib/fold.ts'
import { normalized } from '#/lib/normalized-text.ts'

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const RUNS = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)/u
const HAS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Grammar: a single hiragana, or the Chinese particle. */
const PARTICLE = /^(?:\p{Script=Hiragana}|的)$/u

/** Five letters or more. */
const MAY_BE_MISTYPED = /^\p{L}{5,}$/u

// One dictionary serves both languages.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** Whether a folded word is written in characters that take no spaces between words. */
export function isUnspaced(word: string): boolean {
  return HAS_CJK.test(word)
}

/** Whether one typing error in a folded word is overlooked: not in figures, postal codes and short words. */
export function mayBeMistyped(word: string): boolean {
  return MAY_BE_MISTYPED.test(word) && !isUnspaced(word)
}

/** What a text is kept by: its folded words, and of unspaced writing each character with the next. */
export function indexedWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => cutRuns(word, (characters) => characters.map(withNext)))
}

/** The folded words of a search; unspaced writing in words of its dictionary, without particles. */
export function searchedWords(text: string): string[] {
  // Before folding, which takes the voicing from kana and with it their meaning.
  const spaced = normalized(text, 'NFKC').replaceAll(RUN, (run) =>
    Array.from(segmenter.segment(run), ({ segment }) => segment).join(' '),
  )
  const words = wordsOf(spaced)
  const telling = words.filter((word) => !PARTICLE.test(word))
  return telling.length > 0 ? telling : words
}

/** The beginnings of indexed words that a searched word asks for. All of them must be there. */
export function wantedBeginnings(word: string): string[] {
  return cutRuns(word, (characters) =>
    characters.length === 1
      ? characters
      : characters.slice(0, -1).map((_, at) => withNext('', at, characters)),
  )
}

function withNext(_: string, at: number, characters: readonly string[]): string {
  return `${characters[at]}${characters[at + 1] ?? ''}`
}

function cutRuns(word: string, cut: (characters: string[]) => string[]): string[] {
  if (!isUnspaced(word)) return [word]
  const runs = word.split(RUNS).filter((run) => run !== '')
  return runs.flatMap((run) => (isUnspaced(run) ? cut([...run]) : [run]))
}
