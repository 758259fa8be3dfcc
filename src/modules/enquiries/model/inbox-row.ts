/** Row of the inbox. */
import type { EnquiryKind, EnquiryStatus } from './enquiry-statuses.ts'
import type { VisitMoment } from './visit.ts'

/** Subject of an enquiry, by its kind. */
export type InboxSubject =
  | { readonly kind: 'quote-venue'; readonly venues: readonly string[] }
  | {
      readonly kind: 'quote'
      /** Codes of the option lists. */
      readonly eventType: string | null
      readonly location: string | null
      readonly guests: string | null
    }
  | {
      readonly kind: 'visit'
      readonly venues: readonly string[]
      /** Those that are proposed, in the visitor's order. */
      readonly moments: readonly VisitMoment[]
    }
  | { readonly kind: 'contact'; readonly subject: string }
  | {
      readonly kind: 'proposal'
      readonly venue: string
      /** Square metres. */
      readonly surface: number | null
      readonly photos: number
    }

/** One row. Times are ISO 8601, UTC. */
export interface InboxRow {
  readonly id: string
  readonly reference: string
  readonly kind: EnquiryKind
  readonly subject: InboxSubject
  readonly status: EnquiryStatus
  /** Whether it may be spam, and nobody has decided. */
  readonly perhapsSpam: boolean
  /** ISO day until which it is out of sight. */
  readonly snoozedUntil: string | null
  readonly language: string
  /** Empty after an erasure. */
  readonly name: string
  readonly company: string | null
  /** ISO day. */
  readonly startDate: string | null
  /** As typed. */
  readonly duration: string | null
  readonly createdAt: string
  readonly answeredAt: string | null
  readonly owner: { readonly id: string; readonly name: string } | null
  /** For the optimistic version check. */
  readonly version: number
  /** Waiting for an answer and not opened by the current user. */
  readonly unread: boolean
}
