/** Rule that administrators keep a second factor once their time without one is over (ADR 0050). */
import type { Transaction } from '#/platform/database/schema.ts'
import { graceEnd } from './auth/session-trust.ts'

/** A factor to remove. */
type Factor = { readonly kind: 'app' } | { readonly kind: 'passkey'; readonly id: string }

/**
 * Whether an account may lose a factor. The account is locked, so that of two parallel removals the second sees
 * the result of the first.
 */
export async function mayLose(
  transaction: Transaction,
  userId: string,
  factor: Factor,
  now: Date,
): Promise<boolean> {
  const user = await transaction
    .updateTable('user')
    .set({ updatedAt: now })
    .where('id', '=', userId)
    .returning(['role', 'createdAt', 'administratorSince', 'twoFactorEnabled'])
    .executeTakeFirstOrThrow()
  const end = graceEnd(user)
  if (end === null || now < end) return true
  if (factor.kind === 'passkey' && user.twoFactorEnabled) return true
  const others = transaction.selectFrom('passkey').select('id').where('userId', '=', userId)
  const left = await (factor.kind === 'passkey'
    ? others.where('id', '!=', factor.id)
    : others
  ).executeTakeFirst()
  return left !== undefined
}
