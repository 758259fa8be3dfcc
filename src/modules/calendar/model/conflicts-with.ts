/** The one answer to "are these days free?": everything that asks goes through here (`quotes.md`, section 2). */
import { type CalendarEntry, stands } from './calendar-entry.ts'
import { type DayRange, overlaps } from './day-range.ts'

/** What is in the way of some days. */
export interface Conflicts<Entry> {
  /** Bookings and closures: the days cannot be had. */
  readonly taken: readonly Entry[]
  /** Holds of others, first come first: who asks now is behind them. */
  readonly held: readonly Entry[]
}

type Asked = Pick<
  CalendarEntry,
  'id' | 'kind' | 'state' | 'untilAt' | 'queueAt' | 'firstDay' | 'lastDay' | 'origin'
>

/**
 * What is in the way of a range.
 * @param entries of the venue, of the rooms that it consists of, and of the houses that it is a room of
 * @param except the origin that asks; its own holds are not in its way
 */
export function conflictsWith<Entry extends Asked>(
  entries: readonly Entry[],
  range: DayRange,
  now: Date,
  except?: CalendarEntry['origin'],
): Conflicts<Entry> {
  const inTheWay = entries.filter((entry) => stands(entry, now) && overlaps(entry, range))
  return {
    taken: inTheWay.filter(({ kind }) => kind !== 'hold'),
    held: inTheWay.filter(({ kind, origin }) => kind === 'hold' && !isSame(origin, except)).toSorted(inOrder),
  }
}

/** The rank of a hold: 1 and the holds that came before it for any of its days. */
export function rankOf(hold: Asked, entries: readonly Asked[], now: Date): number {
  const before = entries.filter(
    (entry) =>
      entry.id !== hold.id &&
      entry.kind === 'hold' &&
      !isSame(entry.origin, hold.origin) &&
      stands(entry, now) &&
      overlaps(entry, hold) &&
      inOrder(entry, hold) < 0,
  )
  return before.length + 1
}

function isSame(one: CalendarEntry['origin'], other: CalendarEntry['origin'] | undefined): boolean {
  return one !== null && one.kind === other?.kind && one.id === other.id
}

/** First come first; two of one moment by their id, so that everybody sees the same order. */
function inOrder(one: Pick<Asked, 'queueAt' | 'id'>, other: Pick<Asked, 'queueAt' | 'id'>): number {
  if (one.queueAt !== other.queueAt) return one.queueAt < other.queueAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}
