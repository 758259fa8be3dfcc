import type { Transaction } from 'kysely'
import type { Engine } from '#/platform/database/open-database.ts'
import type { StaffTables } from '../tables/staff.ts'
import { type Auth, createAuth } from './auth.ts'

/**
 * better-auth inside a transaction: its writes commit or roll back with the audit entry and the mail about
 * them. Created anew for each call, so only for rare actions such as changing a password or adding a passkey.
 */
export function authWithin<Tables extends StaffTables>(
  transaction: Transaction<Tables>,
  engine: Engine,
  { options: { secret, baseURL } }: Auth,
): Auth {
  const db = transaction as unknown as Transaction<StaffTables>
  return createAuth({ db, engine }, { authSecret: secret, siteUrl: baseURL }, false)
}
