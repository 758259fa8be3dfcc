/** The owner's word as it stands beside days in the back office: also a question that waits, and a condition. */
import { type DayRange, isWithin } from './day-range.ts'
import type { OwnerAsk } from './owner-ask.ts'
import { wordFor } from './word-for.ts'

/** `over`: a yes whose time is past. */
export interface ShownWord {
  readonly kind: 'asked' | 'yes' | 'yes-but' | 'no' | 'over'
  readonly ask: OwnerAsk
}

const KINDS = { covered: 'yes', refused: 'no', over: 'over' } as const

/**
 * The word for days, or the question that waits for one; null where nothing was asked.
 * @param asks of one venue
 */
export function shownWord(asks: readonly OwnerAsk[], range: DayRange, now: Date): ShownWord | null {
  const word = wordFor(asks, range, now)
  if (word.kind === 'covered' || word.kind === 'refused') return { kind: KINDS[word.kind], ask: word.ask }
  const about = asks.filter((ask) => ask.revokedAt === null && isWithin(range, ask))
  const waiting = about
    .filter(({ answer }) => answer === 'none')
    .toSorted((one, other) => Date.parse(other.askedAt) - Date.parse(one.askedAt))[0]
  if (waiting) return { kind: 'asked', ask: waiting }
  if (word.kind === 'over') return { kind: 'over', ask: word.ask }
  const condition = about
    .filter(({ answer }) => answer === 'yes-but')
    .toSorted((one, other) => Date.parse(other.answeredAt ?? '') - Date.parse(one.answeredAt ?? ''))[0]
  return condition ? { kind: 'yes-but', ask: condition } : null
}
