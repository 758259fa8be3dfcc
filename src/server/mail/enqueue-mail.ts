/** Promising a mail in the transaction that is its reason. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toJson } from '#/server/database/json.ts'
import type { OutboxTables } from '#/server/database/tables/outbox.ts'

/** A mail to be sent as soon as the transaction is committed. */
export interface PromisedMail {
  /** Data for the template; stored as JSON. */
  readonly payload: unknown
  readonly enquiryId: string | null
  /** ISO 8601, UTC. */
  readonly at: string
}

/** Puts a mail into the outbox. It leaves if, and only if, the transaction commits. */
export async function enqueueMail(
  transaction: Transaction<OutboxTables>,
  { payload, enquiryId, at }: PromisedMail,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: 'mail',
      payload: toJson(payload),
      enquiry_id: enquiryId,
      created_at: at,
      run_at: at,
      attempts: 0,
      locked_until: null,
      done_at: null,
      failed_at: null,
      last_error: null,
      failure: null,
      retried_at: null,
    })
    .execute()
}
