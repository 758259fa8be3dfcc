import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Environment } from '#/platform/environment.ts'
import { AccountError, createAccount } from './accounts.server.ts'
import { hasAdministrator } from './staff.repository.server.ts'

/**
 * Create the administrator of `ADMIN_EMAIL` and `ADMIN_PASSWORD` when both are set and there is no
 * administrator yet (docs/operations.md). Safe when several nodes start together.
 * @returns whether an account was created
 */
export async function ensureFirstAdmin(
  { adminEmail, adminPassword }: Pick<Environment, 'adminEmail' | 'adminPassword'>,
  database: Database = getDatabase(),
): Promise<boolean> {
  if (adminEmail === undefined || adminPassword === undefined) return false
  if (await hasAdministrator(database)) return false
  try {
    await createAccount(database, {
      email: adminEmail,
      role: 'administrator',
      password: adminPassword,
      easyPassword: true,
    })
    return true
  } catch (error) {
    // Another node was faster: there is an administrator now.
    if (error instanceof AccountError && (await hasAdministrator(database))) return false
    throw error
  }
}
