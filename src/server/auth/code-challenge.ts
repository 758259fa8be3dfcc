/** Who has given a right password a moment ago and is asked for a code. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { readCookie } from './read-cookie.ts'

/** better-auth's name of the cookie, without prefix. */
const CHALLENGE_COOKIE = 'two_factor'

/**
 * The account whose code is awaited, by the signed cookie that came with the right password.
 * @returns its id; `undefined` when no code is awaited, or no longer
 */
export async function awaitedUser(
  context: Pick<AuthContext, 'createAuthCookie' | 'internalAdapter' | 'secret'>,
  headers: Headers | undefined,
): Promise<string | undefined> {
  const cookie = readCookie(headers, context.createAuthCookie(CHALLENGE_COOKIE).name)
  const identifier = cookie && signedValue(cookie, context.secret)
  if (!identifier) return undefined
  const found = await context.internalAdapter.findVerificationValue(identifier)
  return found !== null && found.expiresAt > new Date() ? found.value : undefined
}

/** What stands before the signature of a cookie, as better-auth writes it: HMAC-SHA-256 in Base64 after the last dot. */
function signedValue(encoded: string, secret: string): string | undefined {
  const cookie = decoded(encoded)
  const dot = cookie.lastIndexOf('.')
  const value = cookie.slice(0, dot)
  const signature = Buffer.from(cookie.slice(dot + 1), 'base64')
  const right = createHmac('sha256', secret).update(value).digest()
  return signature.length === right.length && timingSafeEqual(signature, right) ? value : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not ours: its signature does not fit.
    return text
  }
}
