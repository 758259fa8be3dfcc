import type { Engine } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { type Auth, createAuth } from './auth.ts'

/**
 * better-auth inside a transaction: its writes commit or roll back with the audit entry and the mail about
 * them. Created anew for each call, so only for rare actions such as changing a password or adding a passkey.
 */
export function authWithin(
  transaction: Transaction,
  engine: Engine,
  { options: { secret, baseURL } }: Auth,
): Auth {
  return createAuth({ db: transaction, engine }, { authSecret: secret, siteUrl: baseURL }, false)
}
