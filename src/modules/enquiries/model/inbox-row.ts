/** An enquiry as a line of the inbox. */
import type { EnquiryKind, EnquiryStatus } from './enquiry-statuses.ts'

/** What an enquiry is about, by its kind. */
export type InboxSubject =
  | { readonly kind: 'quote-venue'; readonly venues: readonly string[] }
  | {
      readonly kind: 'quote'
      /** Codes of the option lists. */
      readonly eventType: string | null
      readonly location: string | null
      readonly guests: string | null
    }
  | { readonly kind: 'contact'; readonly subject: string }
  | {
      readonly kind: 'proposal'
      readonly venue: string
      /** Square metres. */
      readonly surface: number | null
      readonly photos: number
    }

/** One line. Times are ISO 8601, UTC. */
export interface InboxRow {
  readonly id: string
  readonly reference: string
  readonly kind: EnquiryKind
  readonly subject: InboxSubject
  readonly status: EnquiryStatus
  readonly language: string
  /** Empty once everything personal was erased. */
  readonly name: string
  readonly company: string | null
  /** ISO day. */
  readonly startDate: string | null
  /** As typed. */
  readonly duration: string | null
  readonly createdAt: string
  readonly answeredAt: string | null
  readonly owner: { readonly id: string; readonly name: string } | null
  /** For the check that no one else has changed it. */
  readonly version: number
  /** Waits for an answer and was not opened by the caller. */
  readonly unread: boolean
}
