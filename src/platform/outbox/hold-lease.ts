/** Keeping the claim on a mail for as long as its sending takes. */

import type { OutboxParts } from './outbox-parts.ts'
import { type ClaimedRow, LEASE_MS, renewLease } from './outbox-rows.ts'
import { MailError } from './outgoing-mail.ts'

/** A lease that is renewed until it is let go. */
export interface HeldLease {
  /** The row with the lease that counts now. */
  row(): ClaimedRow
  /** Aborted when the site stops, or when another process has claimed the mail. */
  readonly signal: AbortSignal
  release(): void
}

/**
 * Renew the lease three times within its length. A database that is away is asked again; a lease that another
 * process has taken meanwhile (this machine was suspended) ends the sending as far as it can be ended.
 */
export function holdLease(
  { database, now }: Pick<OutboxParts, 'database' | 'now'>,
  claimed: ClaimedRow,
  stopping?: AbortSignal,
  everyMs = LEASE_MS / 3,
): HeldLease {
  const lost = new AbortController()
  let row = claimed
  let busy = false
  const renew = async () => {
    if (busy) return
    busy = true
    try {
      const renewed = await renewLease(database, row, now())
      if (renewed === undefined) lost.abort(new MailError('stopped', 'another process has the mail'))
      else row = renewed
    } catch {
      // The next turn asks again; as long as the database is away, no other process can claim the mail either.
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void renew(), everyMs)
  return {
    row: () => row,
    signal: stopping ? AbortSignal.any([stopping, lost.signal]) : lost.signal,
    release: () => clearInterval(timer),
  }
}
