/** Undelivered mails for the dashboard. */

import { DAY_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { type DescribedMail, describeMail } from '#/platform/outbox/describe-mail.ts'
import { MAIL_FAILURES, type MailFailure } from '#/platform/outbox/outgoing-mail.ts'

/** Mails that are listed; the latest ones. */
const MAX_LISTED = 20

/** Days in which all mails are counted, to compare with. */
export const MAIL_DAYS = 7

/** A mail that was given up, or that waits after a failed attempt. Times are ISO 8601, UTC. */
export interface FailedMail extends DescribedMail {
  readonly id: string
  readonly enquiry: { readonly reference: string; readonly phone: string | null } | null
  readonly failure: MailFailure | null
  /** Response of the rejecting mail server. */
  readonly reason: string | null
  readonly attempts: number
  readonly failedAt: string | null
  /** The next attempt, of one that is not given up. */
  readonly nextAt: string | null
}

/** Mails that need attention, with the total for comparison. */
export interface MailTroubles {
  readonly mails: readonly FailedMail[]
  /** Given up and not dealt with; also those that are not listed. */
  readonly failed: number
  /** Promised in the last {@link MAIL_DAYS} days. */
  readonly all: number
}

/**
 * Read the failed mails that are still open, then those being retried.
 * @param mailTo mailbox of the agency
 */
export async function readMailTroubles(
  { db }: Database,
  { mailTo, now }: { readonly mailTo: string; readonly now: Date },
): Promise<MailTroubles> {
  const since = new Date(now.getTime() - MAIL_DAYS * DAY_MS).toISOString()
  const troubled = db
    .selectFrom('outbox')
    .where('done_at', 'is', null)
    .where('failure', 'is not', null)
    .where('handled_at', 'is', null)
    // A retried mail keeps its failure until the attempt is over; meanwhile it needs no attention.
    .where((eb) =>
      eb.or([
        eb('failed_at', 'is not', null),
        eb.and([
          eb('attempts', '>', 0),
          eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now.toISOString())]),
        ]),
      ]),
    )
  const [rows, failed, all] = await Promise.all([
    troubled
      .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .select([
        'outbox.id',
        'outbox.payload',
        'outbox.failure',
        'outbox.last_error',
        'outbox.attempts',
        'outbox.failed_at',
        'outbox.run_at',
        'enquiry.reference',
        'enquiry.phone_e164',
      ])
      .orderBy((eb) => eb('outbox.failed_at', 'is', null))
      .orderBy('outbox.created_at', 'desc')
      .orderBy('outbox.id')
      .limit(MAX_LISTED)
      .execute(),
    troubled
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow(),
  ])
  const mails = rows.map((row) => ({
    id: row.id,
    ...describeMail(row.payload, mailTo),
    enquiry: row.reference === null ? null : { reference: row.reference, phone: row.phone_e164 },
    failure: MAIL_FAILURES.find((failure) => failure === row.failure) ?? null,
    reason: row.last_error,
    attempts: row.attempts,
    failedAt: row.failed_at,
    nextAt: row.failed_at === null ? row.run_at : null,
  }))
  return { mails, failed: Number(failed.count), all: Number(all.count) }
}
