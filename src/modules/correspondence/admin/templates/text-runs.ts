/** Differences between two versions of a text, as they can be read. */
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { type DifferenceRun, differencesOf } from '#/lib/differences.ts'
import { piecesOf } from '../../model/reply-fields.ts'

/** A part of the text that stayed, went or came. */
export interface TextRun {
  readonly kind: DifferenceRun<string>['kind']
  readonly text: string
}

/** Least share of the words of a passage that must have stayed for it to be compared word by word; below, it was written anew. */
const LIKE = 0.5

/** Lines first, then words within the passages that changed. */
export function textRuns(before: string, after: string, language: Language): TextRun[] {
  const runs = differencesOf(linesOf(before), linesOf(after)).map(textOf)
  return runs.flatMap((run, position) => {
    const [last, next] = [runs[position - 1], runs[position + 1]]
    if (run.kind === 'come' && last?.kind === 'gone') return []
    if (run.kind !== 'gone' || next?.kind !== 'come') return [run]
    const [old, own] = [wordsOf(run.text, language), wordsOf(next.text, language)]
    const words = differencesOf(old, own)
    const kept = countOf(words.flatMap(({ kind, items }) => (kind === 'same' ? items : [])))
    return kept >= LIKE * Math.min(countOf(old), countOf(own)) ? words.map(textOf) : [run, next]
  })
}

function textOf({ kind, items }: DifferenceRun<string>): TextRun {
  return { kind, text: items.join('') }
}

/** How many there are, without spaces. */
function countOf(words: readonly string[]): number {
  return words.filter((word) => word.trim() !== '').length
}

/** Lines with their breaks. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/u)
}

/** Words as the language divides them, spaces and signs between them, and each field as a whole. */
function wordsOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGES[language].tag, { granularity: 'word' })
  return piecesOf(text).flatMap((piece) =>
    piece.kind === 'field'
      ? [`{${piece.field}}`]
      : Array.from(segmenter.segment(piece.text), ({ segment }) => segment),
  )
}
