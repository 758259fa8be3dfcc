/** Redirects managed by the staff, and addresses without a page: no row belongs to one visitor (behaviour 5.5). Times are ISO 8601, UTC. */

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

/** An address without a page that visitors have met. Times are ISO 8601, UTC. */
interface NotFoundTable {
  /** Path without query. */
  address: string
  slug: string
  count: number
  first_at: string
  last_at: string
  /** When a staff member handled it. */
  handled_at: string | null
}

/** Referring hosts of an address. */
interface NotFoundReferrerTable {
  address: string
  /** Empty when the browser sent no referrer. */
  host: string
  count: number
}

/** The redirects' part of the schema. */
export interface RedirectTables {
  redirect: RedirectTable
  lost_address: NotFoundTable
  lost_address_referrer: NotFoundReferrerTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends RedirectTables {}
}
