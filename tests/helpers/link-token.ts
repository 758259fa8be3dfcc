/** The token of a mailed link, which is encrypted in the outbox (ADR 0051). */
import type { Database } from '#/platform/database/open-database.ts'
import { openToken } from '#/platform/outbox/sealed-token.ts'

/**
 * The token of the mail with a link that was promised last.
 * @param secret `AUTH_SECRET` of the one who promised it
 * @throws {Error} when no such mail waits
 */
export async function latestLinkToken(
  { db }: Database,
  template: 'account-reset' | 'account-invitation',
  secret: string,
): Promise<string> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  const row = rows.find(({ payload }) => (payload as { template?: string }).template === template)
  if (row === undefined) throw new Error(`no mail ${template} waits`)
  const opened = openToken(row.payload, new Date(row.created_at), { secret, mail: row.id })
  return (opened as { data: { token: string } }).data.token
}
