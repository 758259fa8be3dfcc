/** What the owner's word says of some days: the one function that asks it (`quotes.md`, "Binding"). */
import { type DayRange, isWithin, overlaps } from './day-range.ts'
import type { OwnerAsk } from './owner-ask.ts'

type Asked = Pick<OwnerAsk, 'firstDay' | 'lastDay' | 'answer' | 'answeredAt' | 'validUntil' | 'revokedAt'>

/**
 * `covered`: a yes for all of the days that is valid now; `over`: its time is past; `refused`: a no about any of
 * them; `silent`: no answer, or one with a condition, which an agent has to settle first.
 */
export type WordFor<Ask> =
  | { readonly kind: 'covered' | 'refused' | 'over'; readonly ask: Ask }
  | { readonly kind: 'silent' }

/**
 * What holds of a range now. The latest answer counts: a question that waits takes no earlier word back, and a revoked one
 * gives none.
 * @param asks of one venue
 */
export function wordFor<Ask extends Asked>(asks: readonly Ask[], range: DayRange, now: Date): WordFor<Ask> {
  const latest = asks
    .filter(
      (ask) =>
        ask.revokedAt === null &&
        (ask.answer === 'no' ? overlaps(ask, range) : ask.answer !== 'none' && isWithin(range, ask)),
    )
    .toSorted((a, b) => Date.parse(b.answeredAt ?? '') - Date.parse(a.answeredAt ?? ''))[0]
  if (latest === undefined || latest.answer === 'yes-but') return { kind: 'silent' }
  if (latest.answer === 'no') return { kind: 'refused', ask: latest }
  const isValid = latest.validUntil !== null && Date.parse(latest.validUntil) > now.getTime()
  return { kind: isValid ? 'covered' : 'over', ask: latest }
}
