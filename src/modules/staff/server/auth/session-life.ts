/** How long sessions live (OWASP ASVS 5.0, 7.1.1 and 7.3; ADR 0047). Decided here at each request, never in the browser. */
import { BACKGROUND_HEADER } from '#/lib/background-request.ts'
import { getLog } from '#/platform/log.ts'
import type { Auth } from './auth.ts'
import { networkOf } from './network.ts'
import { readSignedCookie } from './read-cookie.ts'

const MINUTE_MS = 60_000

/** A session ends when nobody has used it for so long, in milliseconds. */
export const IDLE_MS = 12 * 60 * MINUTE_MS

/** Its use is written down no more often than this, in milliseconds. */
const NOTED_MS = 5 * MINUTE_MS

/** What tells when a session was used. */
interface SessionUse {
  readonly createdAt: Date
  readonly lastUsedAt?: Date | null | undefined
}

/** When a session was last used; of one begun before that was kept, when it began. */
export function lastUse({ createdAt, lastUsedAt }: SessionUse): Date {
  return lastUsedAt ?? createdAt
}

/** Whether a session has ended because nobody used it. */
export function isIdle(session: SessionUse, now: Date): boolean {
  return now.getTime() - lastUse(session).getTime() >= IDLE_MS
}

/** Writes down that a session is used, and where, if that was not done a moment ago. */
export async function noteUse(
  auth: Auth,
  session: SessionUse & { readonly token: string },
  headers: Headers,
  now: Date,
): Promise<void> {
  if (headers.has(BACKGROUND_HEADER)) return
  if (now.getTime() - lastUse(session).getTime() < NOTED_MS) return
  try {
    const { internalAdapter } = await auth.$context
    await internalAdapter.updateSession(session.token, { lastUsedAt: now, network: networkOf().shown })
  } catch (error) {
    // Whoever reads on a full disk is not signed out for it.
    getLog().warn({ reason: String(error) }, 'the use of a session could not be noted')
  }
}

/** Why somebody who comes with the cookie of a session has to sign in: not used for long, or ended otherwise. */
export type SessionEnd = 'idle' | 'ended'

/** {@link SessionEnd}; `undefined` for whoever brings no session of ours, or one that goes on. */
export async function sessionEnd(headers: Headers, auth: Auth, now: Date): Promise<SessionEnd | undefined> {
  const { authCookies, internalAdapter, secret } = await auth.$context
  const token = readSignedCookie(headers, authCookies.sessionToken.name, secret)
  if (token === undefined) return undefined
  const found = await internalAdapter.findSession(token)
  if (found === null || found.session.expiresAt <= now) return 'ended'
  return isIdle(found.session, now) ? 'idle' : undefined
}
