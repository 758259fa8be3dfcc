import type { Database } from '#/platform/database/open-database.ts'
import { browserName } from '../model/browser-name.ts'
import type { Auth } from './auth/auth.ts'
import { isIdle, lastUse } from './auth/session-life.ts'
import type { StaffSession } from './auth/staff-session.ts'

/** Data of the page of one's own account. Times are ISO 8601. */
export async function readOwnAccount({ db }: Database, auth: Auth, staff: StaffSession, now: Date) {
  const [sessions, passkeys, twoFactor] = await Promise.all([
    db
      .selectFrom('session')
      .select(['id', 'createdAt', 'lastUsedAt', 'userAgent', 'network'])
      .where('userId', '=', staff.id)
      .where('expiresAt', '>', now)
      .orderBy('createdAt', 'desc')
      .execute(),
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'createdAt', 'backedUp'])
      .where('userId', '=', staff.id)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('twoFactor')
      .select('id')
      .where('userId', '=', staff.id)
      .where('verified', '=', true)
      .executeTakeFirst(),
  ])
  const codes = twoFactor ? (await auth.api.viewBackupCodes({ body: { userId: staff.id } })).backupCodes : []
  return {
    name: staff.name,
    email: staff.email,
    role: staff.role,
    singleKeys: staff.singleKeys,
    twoFactor: twoFactor !== undefined,
    backupCodesLeft: codes.length,
    sessions: sessions
      .filter((session) => !isIdle(session, now))
      .map((session) => ({
        id: session.id,
        present: session.id === staff.sessionId,
        browser: browserName(session.userAgent),
        network: session.network,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: lastUse(session).toISOString(),
      })),
    passkeys: passkeys.map(({ id, name, createdAt, backedUp }) => ({
      id,
      name: name ?? '',
      backedUp,
      createdAt: createdAt?.toISOString() ?? null,
    })),
  }
}

/** One's own account. */
export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>
