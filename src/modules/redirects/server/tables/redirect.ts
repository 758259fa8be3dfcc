/** Addresses that the staff lead elsewhere. Times are ISO 8601, UTC. */

/** One managed redirect. */
interface RedirectTable {
  /** UUID. */
  id: string
  /** Path as it is shown: readable, without query. */
  source: string
  /** The same in the one spelling that addresses are compared in; unique among those not removed. */
  source_key: string
  /** Only this address, or the same page's addresses in every language. */
  covers: 'address' | 'languages'
  /** Path and query on this site. */
  target: string
  /** How often a visitor was led on. */
  hits: number
  last_hit_at: string | null
  created_at: string
  updated_at: string
  /** Name of whoever changed it last. */
  updated_by: string
  /** When somebody removed it; kept for the undo. */
  removed_at: string | null
}

/** The redirects' part of the schema. */
export interface RedirectTables {
  redirect: RedirectTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends RedirectTables {}
}
