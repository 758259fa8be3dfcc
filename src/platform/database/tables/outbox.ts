/** Work that was promised in a transaction and is done after it (ADR 0020). */

/** One piece of work: open until `done_at` or `failed_at` is set. Times are ISO 8601, UTC. */
export interface OutboxTable {
  /** UUID; also part of the mail's `Message-ID`. */
  id: string
  kind: 'mail'
  /** Data to render the mail when it is sent; the renderer defines its shapes. */
  payload: unknown
  enquiry_id: string | null
  created_at: string
  /** Not before. */
  run_at: string
  /** How often it was claimed. */
  attempts: number
  /** The end of the lease of the process that works on it. */
  locked_until: string | null
  done_at: string | null
  failed_at: string | null
  /** Error of the last attempt as the mail server worded it: may name the visitor. */
  last_error: string | null
  /** The same in one word, without personal data; which words there are is the mail's affair. */
  failure: string | null
  /** When a staff member had it tried again; the time of the retries counts from then. */
  retried_at: string | null
  /** When a staff member has dealt with a mail that was given up, in another way than sending it. */
  handled_at: string | null
}

/** The outbox's part of the schema. */
export interface OutboxTables {
  outbox: OutboxTable
}
