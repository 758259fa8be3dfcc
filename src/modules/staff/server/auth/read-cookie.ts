import { createHmac } from 'node:crypto'
import { isSameSecret } from '#/platform/secrets/secret.ts'

/** Value of a cookie as it was sent; `undefined` when absent. */
export function readCookie(headers: Headers | undefined, name: string): string | undefined {
  const pair = pairsOf(headers).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/**
 * Value of a cookie that better-auth has signed: HMAC-SHA-256 in Base64 after the last dot.
 * @returns `undefined` when it is absent or its signature is invalid
 */
export function readSignedCookie(
  headers: Headers | undefined,
  name: string,
  secret: string,
): string | undefined {
  const cookie = decoded(readCookie(headers, name) ?? '')
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = cookie.slice(0, dot)
  const right = createHmac('sha256', secret).update(value).digest('base64')
  return isSameSecret(cookie.slice(dot + 1), right) ? value : undefined
}

/** Copy of a request's headers without some of its cookies. */
export function withoutCookies(headers: Headers, names: readonly string[]): Headers {
  const kept = pairsOf(headers).filter((pair) => !names.some((name) => pair.startsWith(`${name}=`)))
  const rest = new Headers(headers)
  rest.set('cookie', kept.join('; '))
  return rest
}

function pairsOf(headers: Headers | undefined): string[] {
  return (headers?.get('cookie') ?? '').split(';').map((part) => part.trim())
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The signature is invalid.
    return ''
  }
}
