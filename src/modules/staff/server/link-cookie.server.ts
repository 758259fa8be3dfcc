/**
 * The secret of a link from a mail, out of the address at once: whoever opens the link is led to the same page without
 * it, and the browser holds it in a cookie for as long as a form takes. In an address it would stay in the history, on
 * the screen, and in what a page tells others (OWASP, "Forgot Password Cheat Sheet").
 */

import { getEnvironment } from '#/platform/environment.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { readCookie } from './auth/read-cookie.ts'

/** What a link is for; each has a cookie of its own. */
export type LinkKind = 'reset' | 'invitation'

/** How long the form may take, in seconds; the link of the mail opens it again. */
const KEPT_SECONDS = 30 * 60

const TOKEN = /^[\w-]{16,200}$/

/**
 * Takes the secret out of the address of a page that was opened.
 * @returns the redirect to the clean address; `undefined` when there is none in it
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

/** The secret that this browser holds; empty when there is none. */
export function linkToken(headers: Headers, kind: LinkKind): string {
  return readCookie(headers, cookieName(kind)) ?? ''
}

/** The `Set-Cookie` header that takes the secret away once it is used. */
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
