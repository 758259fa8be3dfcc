/** Promising a mail in the transaction that is its reason. */

import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { toJson } from '#/platform/database/json.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { OutboxTable } from '#/platform/database/tables/outbox.ts'
import { sealToken } from './sealed-token.ts'

/** A mail to be sent as soon as the transaction is committed. */
export interface PromisedMail {
  /** Data for the template; stored as JSON. */
  readonly payload: unknown
  readonly enquiryId: string | null
  /** ISO 8601, UTC. */
  readonly at: string
  /** UUID of the mail, where its promise must not be made twice; else a new one. */
  readonly id?: string
  /** ISO 8601, UTC: it does not leave before, and until then can be taken back with `withdrawMail`. */
  readonly notBefore?: string
  /** For a payload with a token in `data.token`, which makes a link good for one use. */
  readonly link?: MailedLink
}

/** How the token of a link is kept until the mail leaves. */
export interface MailedLink {
  /** ISO 8601, UTC: the link is good until then. */
  readonly until: string
  /** `AUTH_SECRET`: the token is sealed with it. */
  readonly secret: string
}

/** Put a mail into the outbox. It leaves if, and only if, the transaction commits. */
export async function enqueueMail(transaction: Transaction, mail: PromisedMail): Promise<void> {
  await enqueueMails(transaction, [mail])
}

/** The same for several at once. */
export async function enqueueMails(transaction: Transaction, mails: readonly PromisedMail[]): Promise<void> {
  if (mails.length === 0) return
  await transaction.insertInto('outbox').values(mails.map(outboxRow)).execute()
}

function outboxRow({
  payload,
  enquiryId,
  at,
  id = randomUUID(),
  notBefore = at,
  link,
}: PromisedMail): Insertable<OutboxTable> {
  return {
    id,
    kind: 'mail',
    payload: toJson(link ? sealToken(payload, link.until, { secret: link.secret, mail: id }) : payload),
    enquiry_id: enquiryId,
    created_at: at,
    run_at: notBefore,
    attempts: 0,
    locked_until: null,
    done_at: null,
    failed_at: null,
    last_error: null,
    failure: null,
    retried_at: null,
  }
}

/**
 * Take a promised mail back.
 * @returns whether it could be: one that has left, is being sent or was tried stays
 */
export async function withdrawMail(transaction: Transaction, id: string): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
