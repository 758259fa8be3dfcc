/** Not-found reports. No row belongs to one visitor (behaviour 5.5). */

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

/** The not-found reports' part of the schema. */
export interface NotFoundTables {
  lost_address: NotFoundTable
  lost_address_referrer: NotFoundReferrerTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends NotFoundTables {}
}
