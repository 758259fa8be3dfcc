/** Outcome of an enquiry: what was won, or why it was lost. Amounts are in cents, before tax. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LARGEST_AMOUNT_CENTS } from '#/lib/typed/read-amount.ts'
import type { EnquiryStatus } from './enquiry-statuses.ts'
import type { Colleague } from './enquiry-view.ts'

/** Reasons of a lost enquiry; the position is also the key in the question, the tenth has 0. */
export const LOST_REASONS = [
  'price',
  'dates-taken',
  'unsuitable',
  'another-venue',
  'another-agency',
  'event-cancelled',
  'no-answer',
  'not-our-trade',
  'duplicate',
  'other',
] as const

/** Why an enquiry was lost. */
export type LostReason = (typeof LOST_REASONS)[number]

/** Statuses with an outcome. */
export const DECIDED = ['won', 'lost'] as const satisfies readonly EnquiryStatus[]

/** Status with an outcome. */
export type DecidedStatus = (typeof DECIDED)[number]

/** Whether a status has an outcome. */
export function isDecided(status: EnquiryStatus): status is DecidedStatus {
  return status === 'won' || status === 'lost'
}

/** Longest line beside a reason. */
export const LONGEST_OUTCOME_NOTE = 300

/** Facts that the staff give with a decision. The reason "other" says what it is. */
export const outcomeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('won'),
    /** Slug of the venue. */
    venue: typedLine(200).min(1),
    netCents: z.number().int().positive().max(LARGEST_AMOUNT_CENTS),
  }),
  z
    .object({
      status: z.literal('lost'),
      reason: z.enum(LOST_REASONS),
      note: typedLine(LONGEST_OUTCOME_NOTE),
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== ''),
])

/** Facts of a decision. */
export type GivenOutcome = z.output<typeof outcomeSchema>

/** Outcome in a change: its facts, or `former` for the one that the latest change has replaced: an undo. */
export const wantedOutcome = z.union([outcomeSchema, z.literal('former')])

/** Outcome in a change; absent where it is decided now and said later. */
export type WantedOutcome = z.output<typeof wantedOutcome>

/** Facts of an outcome, present or former. */
export interface OutcomeSummary {
  readonly reason: LostReason | null
  readonly note: string | null
  readonly venue: string | null
  readonly netCents: number | null
}

/** Outcome as the sheet shows it. */
export interface OutcomeView {
  readonly reason: LostReason | null
  readonly note: string | null
  readonly venue: { readonly slug: string; readonly name: string } | null
  readonly netCents: number | null
  /** ISO 8601. */
  readonly at: string
  readonly by: Colleague | null
}

/** Whether a decision still lacks its facts. */
export function lacksOutcome(status: EnquiryStatus, outcome: OutcomeView | null): boolean {
  if (outcome === null) return false
  return (status === 'won' && outcome.netCents === null) || (status === 'lost' && outcome.reason === null)
}
