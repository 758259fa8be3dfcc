/** Entries of a venue's calendar: days that are kept for somebody, sold, or closed (`quotes.md`, section 2). */
import type { DayRange } from './day-range.ts'

/** A hold keeps days until a moment, a booking has sold them, a closure takes them out of hire. */
export const ENTRY_KINDS = ['hold', 'booking', 'closed'] as const

/** What becomes of the days: kept until a moment, sold, or not let at all. */
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The longest name of an entry, its longest note, and the longest reason of a cancellation, in characters. */
export const ENTRY_LIMITS = { title: 120, note: 1000, reason: 300 } as const

/** The states of each kind; in the first one it stands. */
export const ENTRY_STATES = {
  hold: ['active', 'booked', 'released', 'lapsed'],
  booking: ['booked', 'cancelled'],
  closed: ['closed', 'reopened'],
} as const satisfies Readonly<Record<EntryKind, readonly string[]>>

/** Where an entry stands; each kind has its own (quotes.md, section 1). */
export type EntryState = (typeof ENTRY_STATES)[EntryKind][number]

/** What an entry was made for; the calendar never looks into it. */
export interface EntryOrigin {
  readonly kind: string
  readonly id: string
}

/** An entry as it is read. */
export interface CalendarEntry extends DayRange {
  readonly id: string
  readonly venueId: string
  readonly kind: EntryKind
  readonly state: EntryState
  /** The days of the event itself; those before are set-up, those after take-down. */
  readonly event: DayRange
  /** ISO 8601, UTC: whoever came first is asked first. */
  readonly queueAt: string
  /** ISO 8601, UTC; null for what is no hold. */
  readonly untilAt: string | null
  readonly origin: EntryOrigin | null
  readonly title: string
  readonly note: string
  readonly version: number
}

/** Whether an entry counts at a moment: a hold ends by itself, whether or not anybody has written it down. */
export function stands(
  { kind, state, untilAt }: Pick<CalendarEntry, 'kind' | 'state' | 'untilAt'>,
  now: Date,
): boolean {
  if (state !== ENTRY_STATES[kind][0]) return false
  return untilAt === null || Date.parse(untilAt) > now.getTime()
}
