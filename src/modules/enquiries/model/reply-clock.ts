/**
 * Waiting time of an enquiry before its first answer (behaviour 3: 24 hours, and 48 on some pages). It runs in working
 * hours: 24 hours are one working day of the office, 48 are two.
 */
import { afterWorking, type OfficeHours, workingDay, workingMinutes } from '#/lib/working-hours.ts'
import type { EnquiryStatus } from './enquiry-statuses.ts'

/** Amber, red and the end of the track; working days since the enquiry arrived. */
const SOON = 0.75
const PROMISED = 1
const LONGEST = 2

/** Fields of an enquiry that the clock needs; times are ISO 8601. */
export interface Clocked {
  readonly createdAt: string
  readonly answeredAt: string | null
  readonly status: EnquiryStatus
}

/**
 * `in-time`, `soon`, `late` (over one working day) and `overdue` (over two) wait; `answered` has its answer; `closed` was
 * closed without one.
 */
export type ClockState = 'in-time' | 'soon' | 'late' | 'overdue' | 'answered' | 'closed'

/** State of the reply clock. */
export interface ReplyClock {
  readonly state: ClockState
  /** Whole working minutes: left, past the promise, or until the answer, depending on the state. */
  readonly minutes: number
  /** Share of the track of two working days, 0 to 1. */
  readonly share: number
}

/** Compute the clock of an enquiry at a moment. */
export function replyClock(
  { createdAt, answeredAt, status }: Clocked,
  now: Date,
  hours: OfficeHours,
): ReplyClock {
  const since = new Date(createdAt)
  if (answeredAt !== null) {
    const minutes = Math.floor(workingMinutes(since, new Date(answeredAt), hours))
    return { state: 'answered', minutes, share: 0 }
  }
  const waited = workingMinutes(since, now, hours)
  if (status !== 'new' && status !== 'in-progress')
    return { state: 'closed', minutes: Math.floor(waited), share: 0 }
  const day = workingDay(hours)
  const days = waited / day
  const share = Math.min(1, days / LONGEST)
  if (days < PROMISED) {
    const state = days < SOON ? 'in-time' : 'soon'
    // Rounded up, so that "0 min" appears only when the time is over.
    return { state, minutes: Math.ceil(PROMISED * day - waited), share }
  }
  return { state: days < LONGEST ? 'late' : 'overdue', minutes: Math.floor(waited - PROMISED * day), share }
}

/** When the promise ends, and the longest time after it. */
export function replyDue(createdAt: string, hours: OfficeHours): { promised: Date; longest: Date } {
  const after = (days: number) => afterWorking(new Date(createdAt), days * workingDay(hours), hours)
  return { promised: after(PROMISED), longest: after(LONGEST) }
}

/** Working minutes as hours and minutes, and working days beyond two: for the messages `replyClock.span…`. */
export function clockSpan(
  minutes: number,
  hours: OfficeHours,
): { unit: 'minutes' | 'hours' | 'days'; values: SpanValues } {
  const h = Math.floor(minutes / 60)
  const m = minutes % 60
  const day = workingDay(hours)
  if (minutes > LONGEST * day) {
    const d = Math.floor(minutes / day)
    return { unit: 'days', values: { d, h: Math.floor((minutes - d * day) / 60), m: '' } }
  }
  if (h === 0) return { unit: 'minutes', values: { d: 0, h, m: String(m) } }
  return { unit: 'hours', values: { d: 0, h, m: String(m).padStart(2, '0') } }
}

interface SpanValues extends Record<string, string | number> {
  readonly d: number
  readonly h: number
  /** Padded to two digits, after hours. */
  readonly m: string
}
