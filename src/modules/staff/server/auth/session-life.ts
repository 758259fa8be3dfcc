/**
 * Idle timeout of sessions (OWASP ASVS 5.0, 7.1.1 and 7.3; ADR 0047), checked at each request, never in the
 * browser.
 */
import { BACKGROUND_HEADER } from '#/lib/background-request.ts'
import { isTooFarAhead } from '#/platform/clock/clocks-differ.ts'
import { getLog } from '#/platform/log.ts'
import type { Auth } from './auth.ts'
import { ipPrefixOf } from './ip-prefix.ts'
import { readSignedCookie } from './read-cookie.ts'

const MINUTE_MS = 60_000

/** Idle time after which a session ends, in milliseconds. */
export const IDLE_MS = 12 * 60 * MINUTE_MS

/** Shortest interval between two records of its use, in milliseconds. */
const NOTED_MS = 5 * MINUTE_MS

/** Times of a session's use. */
interface SessionUse {
  readonly createdAt: Date
  readonly lastUsedAt?: Date | null | undefined
}

/** When a session was last used; its start, where the last use was not recorded yet. */
export function lastUse({ createdAt, lastUsedAt }: SessionUse): Date {
  return lastUsedAt ?? createdAt
}

/** Whether it was not used for too long; or begun or used at a moment that is yet to come, by a clock that was wrong. */
export function isIdle(session: SessionUse, now: Date): boolean {
  if (isTooFarAhead(session.createdAt, now) || isTooFarAhead(lastUse(session), now)) return true
  return now.getTime() - lastUse(session).getTime() >= IDLE_MS
}

/** Record when and where a session is used, at most once per interval. */
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
    await internalAdapter.updateSession(session.token, { lastUsedAt: now, network: ipPrefixOf().shown })
  } catch (error) {
    // Reading must go on when the disk is full.
    getLog().warn({ reason: String(error) }, 'the use of a session could not be noted')
  }
}

/** Why a visitor with a session cookie has to sign in again: idle for too long, or ended otherwise. */
export type SessionEnd = 'idle' | 'ended'

/** {@link SessionEnd}; `undefined` without a valid session cookie, or while the session goes on. */
export async function sessionEnd(headers: Headers, auth: Auth, now: Date): Promise<SessionEnd | undefined> {
  const { authCookies, internalAdapter, secret } = await auth.$context
  const token = readSignedCookie(headers, authCookies.sessionToken.name, secret)
  if (token === undefined) return undefined
  const found = await internalAdapter.findSession(token)
  if (found === null || found.session.expiresAt <= now) return 'ended'
  return isIdle(found.session, now) ? 'idle' : undefined
}
