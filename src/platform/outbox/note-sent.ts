/** Noting that a mail has left, whatever the database does: forgetting it would send the mail twice. */
import { setTimeout as pause } from 'node:timers/promises'
import type { OutboxParts } from './outbox-parts.ts'
import { type ClaimedRow, markDone } from './outbox-rows.ts'

/** Shorter than the pause of a worker whose database was away, so that the note is there before the next claim. */
const PAUSE_MS = 250

/**
 * Notes the receipt at once, and again every quarter of a second while the database is away.
 * @returns whether the row is still there; the person may have been erased meanwhile
 * @param signal gives up: the site is being stopped, and the mail will be sent again
 */
export async function noteSent(
  { database, log, now }: Pick<OutboxParts, 'database' | 'log' | 'now'>,
  row: ClaimedRow,
  signal?: AbortSignal,
): Promise<boolean> {
  const at = now()
  let told = false
  for (;;) {
    try {
      return await markDone(database, row, at)
    } catch (error) {
      if (signal?.aborted) {
        log.error({ mail: row.id }, 'a mail has left, the database does not take it: it will be sent again')
        throw error
      }
      if (!told) log.error({ mail: row.id }, 'a mail has left, the database does not take it: asking again')
      told = true
    }
    await pause(PAUSE_MS, undefined, { signal }).catch(() => {})
  }
}
