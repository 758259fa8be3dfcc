/** Tables of rate limits and bot protection. Times are milliseconds since 1970. */

/** How often something was done from one network. The key says what, and hides the network (HMAC). */
export interface RateLimitTable {
  key: string
  points: number
  expires_at: number
}

/** A form token that has brought in a request. */
export interface UsedFormTokenTable {
  id: string
  /** The submission it was used for: the same one may come again. */
  submission_key: string
  expires_at: number
}

/** The part of the schema for rate limits and bot protection. */
export interface RateLimitTables {
  rate_limit: RateLimitTable
  used_form_token: UsedFormTokenTable
}
