/** Until when a list is shared: long enough for its event (ADR 0136). */
import { parisDayStart } from '#/lib/paris-time.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { SHARED_DAYS } from './share-limits.ts'
import type { SharedContent } from './shared-content.ts'

/** When a list was shared first, and when it was shared or updated last. */
export interface SharedAt {
  readonly first: Date
  readonly last: Date
}

/** The moment at which a list ends. Of an event it is the end of a day in Paris, which is the day that pages name. */
export function sharedUntil(
  { startDate, days }: Pick<SharedContent, 'days' | 'startDate'>,
  { first, last }: SharedAt,
): Date {
  const usual = last.getTime() + SHARED_DAYS.usual * DAY_MS
  const event =
    startDate === null ? 0 : parisDayStart(startDate, (days ?? 1) + SHARED_DAYS.afterEvent).getTime() - 1
  const most = first.getTime() + SHARED_DAYS.most * DAY_MS
  return new Date(Math.min(Math.max(usual, event), most))
}
