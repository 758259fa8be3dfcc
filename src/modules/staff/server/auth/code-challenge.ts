/** The pending second step of a sign-in whose password was right. */
import type { AuthContext } from 'better-auth'
import { readSignedCookie } from './read-cookie.ts'

/** better-auth's name of the cookie, without prefix. */
const CHALLENGE_COOKIE = 'two_factor'

/**
 * The account whose code is awaited, read from the signed cookie set after the right password.
 * @returns its id; `undefined` when no code is awaited, or no longer
 */
export async function awaitedUser(
  context: Pick<AuthContext, 'createAuthCookie' | 'internalAdapter' | 'secret'>,
  headers: Headers | undefined,
): Promise<string | undefined> {
  const { name } = context.createAuthCookie(CHALLENGE_COOKIE)
  const identifier = readSignedCookie(headers, name, context.secret)
  if (identifier === undefined) return undefined
  const found = await context.internalAdapter.findVerificationValue(identifier)
  return found !== null && found.expiresAt > new Date() ? found.value : undefined
}
