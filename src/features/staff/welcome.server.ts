import { writeAudit } from '#/server/auth/audit.ts'
import type { GateParts } from './gate-parts.server.ts'

/** How long the journal is kept, in months. */
export const JOURNAL_MONTHS = 12

/** How somebody has signed in. */
export interface WelcomeFacts {
  readonly method: 'password' | 'app' | 'backup' | 'passkey' | 'invitation'
  /** `Firefox, Windows`. */
  readonly browser: string
  readonly network: string | null
}

/** Notes that somebody has signed in, and forgets what the journal need not keep any longer. */
export async function welcome(
  { database, now }: Pick<GateParts, 'database' | 'now'>,
  userId: string,
  { method, browser, network }: WelcomeFacts,
): Promise<void> {
  const oldest = new Date(now)
  oldest.setMonth(oldest.getMonth() - JOURNAL_MONTHS)
  await database.db.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('user')
      .set({ lastSignInAt: now })
      .where('id', '=', userId)
      .returning('name')
      .executeTakeFirstOrThrow()
    await writeAudit(transaction, {
      actor: { id: userId, name: user.name },
      action: 'session.signed-in',
      subject: { name: browser },
      details: { method },
      network,
      at: now,
    })
    await transaction.deleteFrom('audit_log').where('at', '<', oldest.toISOString()).execute()
  })
}
