/** The secret by which a reader of shared lists is known again: a cookie, so that it works without script. */
import { createHash } from 'node:crypto'
import { DAY_SECONDS } from '#/lib/time-spans.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { isSecret } from '../model/secret.ts'
import { SHARED_DAYS } from '../model/share-limits.ts'
import { makeSecret } from './secrets.server.ts'

const SECONDS = SHARED_DAYS * DAY_SECONDS

/**
 * The same for whoever opens or answers a list: a new reader gets a cookie. It comes with the page, so that an answer whose reply
 * is lost is known again when it is repeated.
 */
export function readerWithCookie(
  headers: Headers,
  token: string,
): { readonly reader: string; readonly cookie: string } {
  const secret = readSecret(headers) ?? makeSecret()
  const secure = isSecure() ? ['Secure'] : []
  const attributes = [`Max-Age=${SECONDS}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...secure]
  // Another name for each list, so that lists cannot be compared.
  return { reader: readerId(secret, token), cookie: [`${cookieName()}=${secret}`, ...attributes].join('; ') }
}

function readSecret(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${cookieName()}=`
  return pairs
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
    .find(isSecret)
}

function readerId(secret: string, token: string): string {
  return createHash('sha256').update(`${secret} ${token}`).digest('base64url')
}

function cookieName(): string {
  return `${isSecure() ? '__Host-' : ''}passage.reader`
}

function isSecure(): boolean {
  return getEnvironment().siteUrl.startsWith('https:')
}
