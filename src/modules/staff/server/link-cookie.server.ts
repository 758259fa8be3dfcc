/**
 * Secret of a mailed link, moved from the address into a cookie: opening the link redirects to the same page
 * without it, and the browser keeps it for as long as the form may take. In an address it would stay in the
 * history, on the screen and in `Referer` headers (OWASP, "Forgot Password Cheat Sheet").
 */

import { getEnvironment } from '#/platform/environment.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { readCookie } from './auth/read-cookie.ts'

/** Purpose of a link; each has a cookie of its own. */
export type LinkKind = 'reset' | 'invitation'

/** How long the form may take, in seconds; the link of the mail opens it again. */
const KEPT_SECONDS = 30 * 60

const TOKEN = /^[\w-]{16,200}$/

/**
 * Move the secret from the address of an opened page into the cookie.
 * @returns the redirect to the clean address; `undefined` when it has none
 */
export function takeLinkToken(request: Request, kind: LinkKind): Response | undefined {
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  if (token === null) return undefined
  url.searchParams.delete('token')
  const cookie = TOKEN.test(token) ? linkCookie(kind, token, KEPT_SECONDS) : forgetLink(kind)
  const answer = seeOther(url.pathname + url.search, new Headers({ 'Set-Cookie': cookie }))
  answer.headers.set('Referrer-Policy', 'no-referrer')
  return answer
}

/** The secret that this browser holds; empty without one. */
export function linkToken(headers: Headers, kind: LinkKind): string {
  return readCookie(headers, cookieName(kind)) ?? ''
}

/** `Set-Cookie` header that deletes the secret once it is used. */
export function forgetLink(kind: LinkKind): string {
  return linkCookie(kind, '', 0)
}

function linkCookie(kind: LinkKind, token: string, seconds: number): string {
  const secure = isSecure() ? ['Secure'] : []
  // Lax: the link is followed from a mail, on another site.
  const attributes = [`Max-Age=${seconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...secure]
  return [`${cookieName(kind)}=${token}`, ...attributes].join('; ')
}

function cookieName(kind: LinkKind): string {
  return `${isSecure() ? '__Host-' : ''}passage.${kind}-link`
}

function isSecure(): boolean {
  return getEnvironment().siteUrl.startsWith('https:')
}
