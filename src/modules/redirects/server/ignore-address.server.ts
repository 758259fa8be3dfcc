/** Changes to the list of not-found reports. */

import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { readablePath } from '../model/source-key.ts'
import { markNotFoundReport } from './not-found-reports.repository.server.ts'

/** Take an address off the list until a visitor meets it again; `false` when it is not there. */
export function ignoreNotFoundReport(address: string, by: Actor, database?: Database): Promise<boolean> {
  return mark(address, true, by, database)
}

/** Put an address back on the list; `false` when it is not there. */
export function reopenNotFoundReport(address: string, by: Actor, database?: Database): Promise<boolean> {
  return mark(address, false, by, database)
}

function mark(
  address: string,
  handled: boolean,
  by: Actor,
  database: Database = getDatabase(),
): Promise<boolean> {
  return database.db.transaction().execute(async (transaction) => {
    const now = new Date()
    if (!(await markNotFoundReport(transaction, address, handled, now))) return false
    await writeAudit(transaction, {
      actor: by,
      action: handled ? 'lost-address.ignored' : 'lost-address.reopened',
      subject: { name: readablePath(address) ?? address },
      at: now,
    })
    return true
  })
}
