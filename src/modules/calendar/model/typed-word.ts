/** The word of an owner as the form of their page sends it. */
import { cleanText } from '#/forms/typed-text.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { type OwnerWord, ownerWordSchema } from './owner-ask.ts'
import { momentInParis } from './paris-minute.ts'

/** The field that is wrong. */
export type WordProblem = 'until' | 'note' | 'freeFrom' | 'answer'

/** Read a word from its fields. */
export function readWord(
  field: (name: string) => string,
  now: Date,
): { readonly word: OwnerWord } | { readonly problem: WordProblem } {
  const [answer, note] = [field('answer'), cleanText(field('note'))]
  const until = momentInParis(field('until'))
  const freeFrom = field('freeFrom').trim() || null
  if (answer === 'yes' && (until === undefined || Date.parse(until) <= now.getTime()))
    return { problem: 'until' }
  if (answer === 'yes-but' && note === '') return { problem: 'note' }
  if (answer === 'no' && freeFrom !== null && !isIsoDay(freeFrom)) return { problem: 'freeFrom' }
  const read = ownerWordSchema.safeParse({ answer, note, until, freeFrom })
  if (read.success) return { word: read.data }
  return { problem: read.error.issues.some(({ path }) => path[0] === 'note') ? 'note' : 'answer' }
}
