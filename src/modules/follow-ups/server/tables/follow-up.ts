/** Tables of follow-ups. Moments are ISO 8601, UTC; days are ISO 8601, Paris. */
import type { FollowUpKind, FollowUpOutcome } from '../../model/follow-up.ts'

/** Something to do about a request on a day. */
export interface FollowUpTable {
  id: string
  enquiry_id: string
  kind: FollowUpKind
  /** What the state is recognised by; unique for a kind, NULL by hand. */
  origin: string | null
  /** Number of a quote or name of a venue. */
  about: string | null
  day: string
  note: string
  /** Account; NULL for whoever looks after the request. */
  assignee: string | null
  created_at: string
  /** NULL for what the machine has made. */
  created_by: string | null
  outcome: FollowUpOutcome | null
  closed_at: string | null
  closed_by: string | null
  version: number
}

/** What has happened to a follow-up. */
export interface FollowUpHistoryTable {
  id: string
  follow_up_id: string
  at: string
  actor: string | null
  event: string
  details: Record<string, unknown>
}

declare module '#/platform/database/schema.ts' {
  interface Tables {
    follow_up: FollowUpTable
    follow_up_history: FollowUpHistoryTable
  }
}
