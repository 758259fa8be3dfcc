/** Addresses that lead nowhere. No row belongs to one visitor (behaviour 5.5). */

/** An address without a page that somebody has met. Times are ISO 8601, UTC. */
interface LostAddressTable {
  /** Path without query. */
  address: string
  slug: string
  count: number
  first_at: string
  last_at: string
  /** When somebody of the staff has dealt with it. */
  handled_at: string | null
}

/** Where those who met it came from. */
interface LostAddressReferrerTable {
  address: string
  /** Empty when the browser did not tell. */
  host: string
  count: number
}

/** The part of the schema with addresses that lead nowhere. */
export interface LostAddressTables {
  lost_address: LostAddressTable
  lost_address_referrer: LostAddressReferrerTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends LostAddressTables {}
}
