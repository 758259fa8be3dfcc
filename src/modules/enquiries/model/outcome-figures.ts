/** Figures of what was decided, for the dashboard. Amounts are in cents, before tax. */
import { parisDay, parisDayStart } from '#/lib/paris-time.ts'
import type { EnquiryChannel, EnquiryKind } from './enquiry-statuses.ts'
import type { LostReason } from './outcome.ts'

/** Where an enquiry came from: the form of the site, or the channel of what the staff entered. */
export const SOURCES = [
  'quote-venue',
  'quote',
  'visit',
  'contact',
  'proposal',
  'phone',
  'email',
  'fair',
  'other',
] as const satisfies readonly (EnquiryKind | EnquiryChannel)[]

/** Where an enquiry came from. */
export type Source = (typeof SOURCES)[number]

/** Decided enquiries with something in common. */
export interface DecidedSum {
  readonly won: number
  readonly lost: number
  /** Of those won whose amount is known. */
  readonly netCents: number
  /** Why the lost ones were lost, the most frequent first; without those whose reason is still to be said. */
  readonly reasons: readonly { readonly reason: LostReason; readonly count: number }[]
}

/** Decisions of twelve months, this one included. */
export interface OutcomeFigures {
  readonly all: DecidedSum
  /** Every month as `2026-11`, the oldest first. */
  readonly months: readonly ({ readonly month: string } & DecidedSum)[]
  /** By who looks after the enquiry; `null` for nobody. The largest amount first. */
  readonly agents: readonly ({ readonly id: string | null; readonly name: string | null } & DecidedSum)[]
  readonly sources: readonly ({ readonly source: Source } & DecidedSum)[]
}

/** Below this number of decisions a share says little. */
export const FEW_DECISIONS = 10

/** Months of the figures, this one included. */
const MONTHS = 12

/** The months up to a moment as `2026-11`, in Paris, the oldest first. */
export function outcomeMonths(now: Date): readonly string[] {
  const present = Temporal.PlainDate.from(parisDay(now)).toPlainYearMonth()
  return Array.from({ length: MONTHS }, (_, at) => present.subtract({ months: MONTHS - 1 - at }).toString())
}

/** From the beginning of the first month. */
export function outcomesSince(now: Date): Date {
  return parisDayStart(`${outcomeMonths(now)[0]}-01`)
}
