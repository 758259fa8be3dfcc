/** Sign-in with a passkey: the challenge and its answer. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { IP_PREFIX_LIMIT } from '../model/limits.ts'
import { limitKey, takeAttempt } from './attempt-limit.server.ts'
import { isAuthRejection } from './auth/auth-rejection.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import { notePause } from './note-pause.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'
import { welcome } from './welcome.server.ts'

/** Challenges for one network before a pause. */
const CHALLENGE_LIMIT = { ...IP_PREFIX_LIMIT, attempts: 100 }

/**
 * Create a challenge for the passkeys of a browser.
 * @returns its options as WebAuthn JSON with the cookies that belong to it; nothing during a pause
 */
export async function challengePasskey(
  sent: Headers,
  given: Partial<StaffServices> = {},
): Promise<{ readonly options: string; readonly cookies: Headers } | undefined> {
  const parts = staffServices(given)
  const key = limitKey(parts.secret, 'passkey:network', ipPrefixOf().limited)
  const attempt = await takeAttempt(parts.database, key, CHALLENGE_LIMIT, parts.now)
  if (!attempt.allowed) return undefined
  if (attempt.left === 0) await notePause(parts, attempt.pauseMinutes)
  const { headers, response } = await parts.auth.api.generatePasskeyAuthenticationOptions({
    headers: sent,
    returnHeaders: true,
  })
  return { options: JSON.stringify(response), cookies: headers }
}

/**
 * Sign in with the answer to a challenge.
 * @returns the cookies of the session; nothing when the passkey was not accepted, which is recorded in the
 * audit log
 */
export async function signInWithPasskey(
  answer: AuthenticationResponseJSON,
  sent: Headers,
  given: Partial<StaffServices> = {},
): Promise<Headers | undefined> {
  const parts = staffServices(given)
  try {
    const { headers, response } = await parts.auth.api.verifyPasskeyAuthentication({
      body: { response: answer },
      headers: sent,
      returnHeaders: true,
    })
    const { id, userId, token } = response.session
    await parts.database.db
      .updateTable('session')
      .set({ passkeyAt: parts.now })
      .where('id', '=', id)
      .execute()
    headers.append('Set-Cookie', await welcome(parts, sent, { userId, token, method: 'passkey' }))
    return headers
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    await noteRejection(answer.id, parts)
    return undefined
  }
}

/** Record a rejection, as often per network as wrong passwords: no visitor can fill the audit log. */
async function noteRejection(credentialId: string, { database, secret, now }: StaffServices): Promise<void> {
  const network = ipPrefixOf()
  const key = limitKey(secret, 'passkey-refused:network', network.limited)
  const noted = await takeAttempt(database, key, IP_PREFIX_LIMIT, now)
  if (!noted.allowed) return
  const owner = await database.db
    .selectFrom('passkey')
    .innerJoin('user', 'user.id', 'passkey.userId')
    .select(['user.id', 'user.name', 'user.email'])
    .where('credentialID', '=', credentialId)
    .executeTakeFirst()
  await writeAudit(database.db, {
    actor: { id: null, name: owner?.email ?? '', network: network.shown },
    action: 'session.refused',
    ...(owner === undefined ? {} : { subject: owner }),
    details: { reason: 'passkey' },
    at: now,
  })
}
