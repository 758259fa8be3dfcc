/** Taking down what a stranger has shared (behaviour 5.16). */
import { SHELL, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import { hashSecret } from '#/platform/secrets/secret.ts'

/**
 * Remove a list with all that was answered, stopped or not, recorded in the audit log without a word of it.
 * @param link its address in any language, with whatever is around it, or its token alone
 * @returns whether there was such a list
 */
export async function removeList(database: Database, link: string, now: Date): Promise<boolean> {
  const token = /[0-9a-f]{32}/i.exec(link)?.[0]?.toLowerCase()
  if (token === undefined) return false
  const isRemoved = await database.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('shared_list')
      .where('token_hash', '=', hashSecret(token))
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) return false
    await writeAudit(transaction, { actor: SHELL, action: 'shared-list.removed', at: now })
    return true
  })
  if (isRemoved) await truncateLog(database)
  return isRemoved
}
