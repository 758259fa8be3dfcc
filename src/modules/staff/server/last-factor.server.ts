/** Rule that administrators keep a second factor once their time without one is over (ADR 0050). */
import type { Transaction } from 'kysely'
import { graceEnd } from './auth/session-trust.ts'
import type { StaffTables } from './tables/staff.ts'

/** A factor to remove. */
type Factor = { readonly kind: 'app' } | { readonly kind: 'passkey'; readonly id: string }

/**
 * Whether an account may lose a factor. Locks the account, so that of two parallel removals the second sees
 * the result of the first.
 */
export async function mayLose<Tables extends StaffTables>(
  transaction: Transaction<Tables>,
  userId: string,
  factor: Factor,
  now: Date,
): Promise<boolean> {
  const staff = transaction as unknown as Transaction<StaffTables>
  const user = await staff
    .updateTable('user')
    .set({ updatedAt: now })
    .where('id', '=', userId)
    .returning(['role', 'createdAt', 'administratorSince', 'twoFactorEnabled'])
    .executeTakeFirstOrThrow()
  const end = graceEnd(user)
  if (end === null || now < end) return true
  if (factor.kind === 'passkey' && user.twoFactorEnabled) return true
  const others = staff.selectFrom('passkey').select('id').where('userId', '=', userId)
  const left = await (factor.kind === 'passkey'
    ? others.where('id', '!=', factor.id)
    : others
  ).executeTakeFirst()
  return left !== undefined
}
