import type { Transaction } from 'kysely'
import type { Engine } from '#/platform/database/open-database.ts'
import type { StaffTables } from '../tables/staff.ts'
import { type Auth, createAuth } from './auth.ts'

/**
 * better-auth inside a transaction: what it writes stands or falls with the audit entry and the mail about it. Made
 * afresh, so for what is rare: a password that changes, a passkey that is added.
 */
export function authWithin<Tables extends StaffTables>(
  transaction: Transaction<Tables>,
  engine: Engine,
  { options: { secret, baseURL } }: Auth,
): Auth {
  const db = transaction as unknown as Transaction<StaffTables>
  return createAuth({ db, engine }, { authSecret: secret, siteUrl: baseURL }, false)
}
