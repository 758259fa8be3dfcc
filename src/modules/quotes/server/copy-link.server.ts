/** A link that a colleague copies: a token of its own, which the evidence of an acceptance says (`quotes.md`, section 5). */
import { randomUUID } from 'node:crypto'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { quoteAddress } from '../model/quote-address.ts'
import { QUOTE_EVENTS } from './quote-events.server.ts'
import { QUOTE, versionsOf } from './quote-record.server.ts'

/** Make such a link. @returns its path; undefined for a quote of which nothing was sent */
export async function copyLink(
  { db }: Database,
  quoteId: string,
  stamp: Stamp<StaffActor>,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const held = await QUOTE.hold(transaction, quoteId)
    const sent = (await versionsOf(transaction, quoteId)).find(({ state }) => state !== 'draft')
    if (held === undefined || sent === undefined) return undefined
    const token = makeSecret()
    await transaction
      .insertInto('quote_link')
      .values({
        ...{ id: randomUUID(), quote_id: quoteId, token_hash: hashSecret(token), kind: 'staff' },
        ...{ sent_to: null, created_at: stamp.at.toISOString(), created_by: stamp.by.id, revoked_at: null },
      })
      .execute()
    const event = { event: 'linked', n: null, details: { kind: 'staff' } } as const
    await noteEvent(transaction, QUOTE_EVENTS, event, { after: held }, stamp)
    return quoteAddress(token, sent.language)
  })
}
