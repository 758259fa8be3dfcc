import { writeAudit } from '#/server/auth/audit.ts'
import type { GateParts } from './gate-parts.server.ts'

/** How somebody has signed in. */
export interface WelcomeFacts {
  readonly method: 'password' | 'app' | 'backup' | 'passkey' | 'invitation'
  /** `Firefox, Windows`. */
  readonly browser: string
  readonly network: string | null
}

/** Notes that somebody has signed in. */
export async function welcome(
  { database, now }: Pick<GateParts, 'database' | 'now'>,
  userId: string,
  { method, browser, network }: WelcomeFacts,
): Promise<void> {
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
  })
}
