/** The outbox as the back office shows it, and its only action: trying a mail again. */
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { MAIL_FAILURES, type MailFailure } from './outgoing-mail.ts'

/** `failed` is given up for good; `pending` waits for its first or its next attempt; `sent` has left. */
export type MailState = 'failed' | 'pending' | 'sent'

/** One mail of the outbox. Times are ISO 8601, UTC. */
export interface ReviewedMail {
  readonly id: string
  readonly enquiryId: string | null
  readonly state: MailState
  /** As it was promised: names the template and its data. */
  readonly payload: unknown
  readonly promisedAt: string
  readonly attempts: number
  /** The next attempt, while it is pending. */
  readonly nextAt: string | null
  readonly sentAt: string | null
  readonly failedAt: string | null
  /** Error of the last attempt; absent when there was none or it succeeded. */
  readonly failure: MailFailure | null
  /** The same as the mail server worded it; may name the visitor. */
  readonly reason: string | null
}

/** Which mails to list. */
export interface MailFilter {
  readonly state?: MailState
  readonly enquiryId?: string
  /** Pending ones only after a failed attempt. */
  readonly troubled?: boolean
  readonly limit?: number
}

const MAX_LISTED = 200

/** The mails that fit, the latest first. */
export async function listMails(
  { db }: Database,
  { state, enquiryId, troubled = false, limit = MAX_LISTED }: MailFilter = {},
): Promise<ReviewedMail[]> {
  let query = db.selectFrom('outbox').selectAll().where('kind', '=', 'mail')
  if (enquiryId !== undefined) query = query.where('enquiry_id', '=', enquiryId)
  if (state === 'failed') query = query.where('failed_at', 'is not', null)
  if (state === 'sent') query = query.where('done_at', 'is not', null)
  if (state === 'pending') query = query.where('done_at', 'is', null).where('failed_at', 'is', null)
  if (troubled) query = query.where('failure', 'is not', null)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map((row) => {
    const found = row.done_at ? 'sent' : row.failed_at ? 'failed' : 'pending'
    return {
      id: row.id,
      enquiryId: row.enquiry_id,
      state: found,
      payload: row.payload,
      promisedAt: row.created_at,
      attempts: row.attempts,
      nextAt: found === 'pending' ? row.run_at : null,
      sentAt: row.done_at,
      failedAt: row.failed_at,
      failure: MAIL_FAILURES.find((failure) => failure === row.failure) ?? null,
      reason: row.last_error,
    }
  })
}

/** How many mails were given up, and how many wait after a failed attempt. */
export async function countTroubledMails({ db }: Database): Promise<{ failed: number; waiting: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => [eb('failed_at', 'is not', null).as('given_up'), eb.fn.countAll<number>().as('n')])
    .where('done_at', 'is', null)
    .where('failure', 'is not', null)
    .groupBy((eb) => eb('failed_at', 'is not', null))
    .execute()
  const count = (givenUp: boolean) => Number(rows.find((row) => Boolean(row.given_up) === givenUp)?.n ?? 0)
  return { failed: count(true), waiting: count(false) }
}

/**
 * Have a mail tried again at once: one that was given up, or one that waits for its next attempt. The pauses and
 * the 48 hours begin anew. To be followed by `wakeOutbox`.
 * @returns whether there was such a mail; one that has left, or is being sent right now, is not touched
 */
export async function retryMail(db: Db, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const changed = await db
    .updateTable('outbox')
    .set({ failed_at: null, handled_at: null, run_at: at, retried_at: at, attempts: 0 })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', at)]))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
