/** What administrators have decided about claims that look alike (ADR 0084). Times are ISO 8601, UTC. */

/** One decision about a group; the latest that was not taken back counts. */
interface ClaimDecisionTable {
  /** UUID. */
  id: string
  /** A name of `CLAIM_GROUPS`. */
  claim_group: string
  /** From 1, without gaps; unique for a group. */
  version: number
  kind: 'side-by-side' | 'one-value'
  /** Why they may stand side by side; else `null`. */
  reason: string | null
  /** The value that is right; else `null`. */
  value: number | null
  /** What the pages stated then. */
  readings: readonly { readonly claim: string; readonly place: string; readonly value: number }[]
  decided_at: string
  /** Account; `null` once it is gone. */
  actor_id: string | null
  actor: string
  /** When it was taken back; kept for the undo. */
  withdrawn_at: string | null
}

/** The part of the schema that belongs to content. */
export interface ContentTables {
  claim_decision: ClaimDecisionTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends ContentTables {}
}
