/** Waiting time of an enquiry before its first answer (behaviour 3: 24 hours, and 48 on some pages). */
import type { EnquiryStatus } from './enquiry-statuses.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Thresholds of amber, red and the end of the track; hours since the enquiry arrived. */
const SOON_H = 18
const PROMISED_H = 24
const LONGEST_H = 48

/** Fields of an enquiry that the clock needs; times are ISO 8601. */
export interface Clocked {
  readonly createdAt: string
  readonly answeredAt: string | null
  readonly status: EnquiryStatus
}

/**
 * `in-time`, `soon`, `late` (over 24 hours) and `overdue` (over 48) wait; `answered` has its answer; `closed` was closed
 * without one.
 */
export type ClockState = 'in-time' | 'soon' | 'late' | 'overdue' | 'answered' | 'closed'

/** State of the reply clock. */
export interface ReplyClock {
  readonly state: ClockState
  /** Whole minutes: left, past 24 or 48 hours, or until the answer, depending on the state. */
  readonly minutes: number
  /** Share of the 48-hour track, 0 to 1. */
  readonly share: number
}

/** Compute the clock of an enquiry at a moment. */
export function replyClock({ createdAt, answeredAt, status }: Clocked, now: Date): ReplyClock {
  const since = Date.parse(createdAt)
  const minutes = (ms: number) => Math.max(0, Math.floor(ms / MINUTE_MS))
  if (answeredAt !== null) {
    return { state: 'answered', minutes: minutes(Date.parse(answeredAt) - since), share: 0 }
  }
  const waited = Math.max(0, now.getTime() - since)
  if (status !== 'new' && status !== 'in-progress')
    return { state: 'closed', minutes: minutes(waited), share: 0 }
  const hours = waited / HOUR_MS
  const share = Math.min(1, hours / LONGEST_H)
  if (hours < PROMISED_H) {
    const state = hours < SOON_H ? 'in-time' : 'soon'
    // Rounded up, so that "0 min" appears only when the time is over.
    return { state, minutes: Math.ceil((PROMISED_H * HOUR_MS - waited) / MINUTE_MS), share }
  }
  const state = hours < LONGEST_H ? 'late' : 'overdue'
  const limit = state === 'late' ? PROMISED_H : LONGEST_H
  return { state, minutes: minutes(waited - limit * HOUR_MS), share }
}

/** Minutes as hours and minutes, and days beyond three: for the messages `replyClock.span…`. */
export function clockSpan(minutes: number): { unit: 'minutes' | 'hours' | 'days'; values: SpanValues } {
  const h = Math.floor(minutes / 60)
  const m = minutes % 60
  if (h === 0) return { unit: 'minutes', values: { d: 0, h, m: String(m) } }
  if (h < 72) return { unit: 'hours', values: { d: 0, h, m: String(m).padStart(2, '0') } }
  return { unit: 'days', values: { d: Math.floor(h / 24), h: h % 24, m: '' } }
}

interface SpanValues extends Record<string, string | number> {
  readonly d: number
  readonly h: number
  /** Padded to two digits, after hours. */
  readonly m: string
}
