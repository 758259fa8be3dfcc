/** Tokens that have brought in a request are not good for another one. */

import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'

/** A token and what it was used for. */
export interface TokenUse {
  readonly id: string
  /** A repeated submission has the same key, and may use its token again. */
  readonly submissionKey: string
  /** Milliseconds since 1970; from then on the token is rejected anyway. */
  readonly expiresAt: number
}

/** Whether the token has brought in another submission already: the same one may be on its way twice. */
export async function isTokenUsed(
  db: Db,
  { id, submissionKey }: Pick<TokenUse, 'id' | 'submissionKey'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('used_form_token')
    .select('id')
    .where('id', '=', id)
    .where('submission_key', '<>', submissionKey)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Note uses, in the transaction that stores the requests.
 * @returns whether each was the first of its token; else the caller takes its transaction back
 */
export async function spendTokens(transaction: Transaction, uses: readonly TokenUse[]): Promise<boolean> {
  if (uses.length === 0) return true
  const noted = await transaction
    .insertInto('used_form_token')
    .values(uses.map((use) => ({ id: use.id, submission_key: use.submissionKey, expires_at: use.expiresAt })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return noted.length === uses.length
}

/** Remove the uses of tokens whose time is over. */
export async function removeOldTokens({ db }: Database, now: Date): Promise<void> {
  await db.deleteFrom('used_form_token').where('expires_at', '<=', now.getTime()).execute()
}
