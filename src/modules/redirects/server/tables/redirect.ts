/** Redirects managed by the staff. Times are ISO 8601, UTC. */

/** One managed redirect. */
interface RedirectTable {
  /** UUID. */
  id: string
  /** Path in readable form, without query. */
  source: string
  /** The source as the key by which addresses are compared; unique among those not removed. */
  source_key: string
  /** Only this address, or the same page's addresses in every language. */
  covers: 'address' | 'languages'
  /** Path and query on this site, or the whole address of a page on another one. */
  target: string
  /** Number of redirected visits. */
  hits: number
  last_hit_at: string | null
  created_at: string
  updated_at: string
  /** Name of the staff member who changed it last. */
  updated_by: string
  /** When it was removed; kept for the undo. */
  removed_at: string | null
}

/** The redirects' part of the schema. */
export interface RedirectTables {
  redirect: RedirectTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends RedirectTables {}
}
