/** What follow-ups follow from. */
import { type SqlBool, sql } from 'kysely'
import type { FollowUpKind } from '../model/follow-up.ts'

/** A state for which there is to be a follow-up. */
export interface State {
  readonly kind: Exclude<FollowUpKind, 'hand'>
  /** The same for as long as it is the same state. */
  readonly origin: string
  readonly enquiryId: string
  readonly about: string | null
  readonly day: string
}

/** Of an enquiry: still to be decided. */
export const OPEN = sql<SqlBool>`(enquiry.status in ('new', 'in-progress', 'quoted') and enquiry.anonymized_at is null)`
