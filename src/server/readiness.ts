import { access, constants } from 'node:fs/promises'
import { sql } from 'kysely'
import { getDatabase } from './database/database.ts'
import { getEnvironment } from './environment.ts'

/** Names of the parts that do not answer; empty when the site can work (contracts, `/readyz`). */
export async function checkReadiness(): Promise<string[]> {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(getDatabase().db),
    storage: () => access(getEnvironment().storageDir, constants.R_OK | constants.W_OK),
  }
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) =>
      check().then(
        () => undefined,
        () => name,
      ),
    ),
  )
  return results.filter((name) => name !== undefined)
}
