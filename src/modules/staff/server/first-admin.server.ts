/** The first administrator of an installation. */
import { getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { AccountError, createAccount } from './accounts.server.ts'
import { hasAdministrator, type StaffDatabase } from './staff.repository.server.ts'

/**
 * Makes the administrator of `ADMIN_EMAIL` and `ADMIN_PASSWORD` when both are set and there is no administrator yet
 * (docs/operations.md). Any number of nodes may start together.
 * @returns whether an account was made
 */
export async function ensureFirstAdmin(
  { adminEmail, adminPassword }: Pick<Environment, 'adminEmail' | 'adminPassword'>,
  database: StaffDatabase = getDatabase(),
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
    // Another node was faster: there is an administrator now, which is all that was wanted.
    if (error instanceof AccountError && (await hasAdministrator(database))) return false
    throw error
  }
}
