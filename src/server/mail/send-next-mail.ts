/** One step of the outbox: claim a mail, write it, send it, note what became of it. */
import type { Logger } from 'pino'
import { type ClaimedRow, claimMail, markDone, markUndone, type OutboxDatabase } from './outbox-rows.ts'
import { type MailCarrier, type MailContext, PermanentMailError, type RenderMail } from './outgoing-mail.ts'
import { nextAttempt } from './retry-plan.ts'

/** What the worker needs. */
export interface OutboxParts {
  readonly database: OutboxDatabase
  readonly carrier: MailCarrier
  readonly render: RenderMail
  readonly context: MailContext
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** The clock. */
  readonly now: () => Date
}

/**
 * Sends the next mail that is due.
 * @returns whether there was one
 * @throws when the database does not answer
 */
export async function sendNextMail(parts: OutboxParts): Promise<boolean> {
  const { database, carrier, render, context, log, now } = parts
  const row = await claimMail(database, now())
  if (row === undefined) return false
  try {
    await carrier.send({ ...(await render(row.payload, context)), id: row.id })
  } catch (error) {
    await noteFailure(parts, row, error)
    return true
  }
  await markDone(database, row, now())
  log.info({ mail: row.id, attempts: row.attempts }, 'a mail was sent')
  return true
}

/** The reason goes to the database; the log gets none of it, since servers repeat addresses in their answers. */
async function noteFailure(
  { database, log, now }: OutboxParts,
  row: ClaimedRow,
  error: unknown,
): Promise<void> {
  const at = now()
  const permanent = error instanceof PermanentMailError
  const next = permanent ? undefined : nextAttempt(new Date(row.created_at), row.attempts, at)
  await markUndone(database, row, error instanceof Error ? error.message : String(error), at, next)
  const facts = { mail: row.id, enquiry: row.enquiry_id, attempts: row.attempts, next: next?.toISOString() }
  if (next) log.warn(facts, 'a mail could not be sent and will be tried again')
  else log.error(facts, 'a mail could not be sent; the reason is in the outbox')
}
