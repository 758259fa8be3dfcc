/** A link for a mail that is written without the one that was sent: nobody keeps its token. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#/platform/database/schema.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'

/** Make another link to a quote. @returns its token */
export async function mailedLink(
  db: Transaction,
  quoteId: string,
  sentTo: string | null,
  now: Date,
): Promise<string> {
  const token = makeSecret()
  await db
    .insertInto('quote_link')
    .values({
      ...{ id: randomUUID(), quote_id: quoteId, token_hash: hashSecret(token), kind: 'client' },
      ...{ sent_to: sentTo, created_at: now.toISOString(), created_by: null, revoked_at: null },
    })
    .execute()
  return token
}
