/** The mails that a version of a quote was sent with, and whether they arrived. */
import { z } from 'zod'
import type { Db } from '#/platform/database/schema.ts'
import { MAIL_FAILURES, type MailFailure } from '#/platform/outbox/outgoing-mail.ts'
import type { VersionRow } from './quote-record.server.ts'

/** A mail with a quote. */
export interface QuoteLetter {
  readonly id: string
  readonly payload: unknown
  readonly at: string
  /** Until then it can be taken back; null once it was tried. ISO 8601, UTC, as `at`, when it was promised. */
  readonly leavesAt: string | null
  /** Why it has not arrived; null for one that has left, waits or was dealt with. */
  readonly failure: MailFailure | null
}

const withMail = z.object({ mail: z.string() })

/** The letters of a version, the latest first: the one that it was sent with bears its id. */
export async function lettersOf(
  db: Db,
  { id, quote_id, n }: Pick<VersionRow, 'id' | 'quote_id' | 'n'>,
): Promise<QuoteLetter[]> {
  const again = await db
    .selectFrom('quote_history')
    .select('details')
    .where('quote_id', '=', quote_id)
    .where('n', '=', n)
    .where('event', '=', 'readdressed')
    .execute()
  const ids = again.flatMap(({ details }) => withMail.safeParse(details).data?.mail ?? [])
  const rows = await db
    .selectFrom('outbox')
    .select([
      'id',
      'payload',
      'attempts',
      'created_at',
      'run_at',
      'done_at',
      'failed_at',
      'handled_at',
      'failure',
    ])
    .where('id', 'in', [id, ...ids])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, payload: row.payload, at: row.created_at },
    leavesAt: row.attempts === 0 && row.done_at === null && row.failed_at === null ? row.run_at : null,
    failure:
      row.done_at !== null || row.handled_at !== null || row.failure === null
        ? null
        : (MAIL_FAILURES.find((one) => one === row.failure) ?? 'unwritten'),
  }))
}

const correction = z.object({ after: z.object({ email: z.string().min(1) }) })

/** Why a quote may have to go to another address. */
export interface Delivery {
  /** Why the last letter has not arrived. */
  readonly failure: MailFailure | null
  /** The address of the request, where it was corrected after the last letter. */
  readonly corrected: string | null
}

/** Read whether the open version of a quote has to be sent to another address; null where nothing says so. */
export async function readDelivery(
  db: Db,
  enquiryId: string,
  version: Pick<VersionRow, 'id' | 'quote_id' | 'n' | 'state' | 'sent_to'>,
): Promise<Delivery | null> {
  if (version.state !== 'sent') return null
  const [last] = await lettersOf(db, version)
  if (last === undefined) return null
  const changes = await db
    .selectFrom('enquiry_history')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_id')
    .select(['enquiry_history.details', 'enquiry.email'])
    .where('enquiry_id', '=', enquiryId)
    .where('event', '=', 'facts-changed')
    .where('at', '>', last.at)
    .execute()
  const isCorrected = changes.some(({ details }) => correction.safeParse(details).success)
  const email = isCorrected ? (changes[0]?.email ?? '') : ''
  const corrected = email === '' || email.toLowerCase() === version.sent_to?.toLowerCase() ? null : email
  return last.failure === null && corrected === null ? null : { failure: last.failure, corrected }
}
