import { writeAudit } from '#/platform/audit-log/audit.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import { browserName } from '../model/browser-name.ts'
import { enqueueAccountAlert } from './account-alert.server.ts'
import { TRUST_SECONDS } from './auth/auth.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import { findDevice, keepDevice } from './known-device.server.ts'
import type { StaffServices } from './staff-services.server.ts'

/** Data of a completed sign-in. */
export interface WelcomeFacts {
  readonly userId: string
  readonly method: 'password' | 'app' | 'backup' | 'passkey' | 'invitation'
  /** Of the new session. */
  readonly token: string
  /** Whether the device needs no code for a while. */
  readonly trusted?: boolean
}

/**
 * Record a sign-in, make the browser a known one, and enqueue the mail about a new one, except at the first
 * sign-in of an account.
 * @returns the `Set-Cookie` header that identifies the browser from now on
 */
export async function welcome(
  parts: Omit<StaffServices, 'auth'>,
  headers: Headers,
  { userId, method, token, trusted = false }: WelcomeFacts,
): Promise<string> {
  const { database, now } = parts
  const network = ipPrefixOf().shown
  const browser = browserName(headers.get('user-agent'))
  const user = await database.db
    .selectFrom('user')
    .select(['name', 'email', 'lastSignInAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const known = await findDevice(parts, user.email, headers)
  const trustedUntil = new Date(now.getTime() + TRUST_SECONDS * 1000)
  const cookie = await database.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('user').set({ lastSignInAt: now }).where('id', '=', userId).execute()
    const owner = { userId, email: user.email }
    const use = { signedIn: true, ...(trusted ? { trustedUntil } : {}) }
    const device = await keepDevice(transaction, parts, owner, known, use)
    await transaction.updateTable('session').set({ deviceId: device.id }).where('token', '=', token).execute()
    await writeAudit(transaction, {
      actor: { id: userId, name: user.name, network },
      action: 'session.signed-in',
      subject: { name: browser },
      details: { method },
      at: now,
    })
    const alert = { userId, from: { network, browser }, at: now } as const
    if (known?.hasSignedIn !== true && user.lastSignInAt !== null) {
      await enqueueAccountAlert(transaction, { ...alert, kind: 'new-device' })
    }
    if (trusted) await enqueueAccountAlert(transaction, { ...alert, kind: 'trusted-device-added' })
    return device.cookie
  })
  wakeOutbox()
  return cookie
}
