import { DAY_SECONDS } from '#/lib/time-spans.ts'
import type { Language } from './languages.ts'

/** Name of the cookie for a language chosen by hand (behaviour 1.10). */
export const LANGUAGE_COOKIE = 'language'

const SECONDS_KEPT = 365 * DAY_SECONDS

/** Its name over an encrypted connection: no other host can set it (RFC 6265bis, section 4.1.3.2). */
export const PROTECTED_LANGUAGE_COOKIE = `__Host-${LANGUAGE_COOKIE}`

/**
 * Cookie text that stores a language for 365 days (behaviour 9.9), for `Set-Cookie` or `document.cookie`.
 * Separate from the reading, which would bring the table of languages into the boot script.
 * @param encrypted whether the page was loaded over HTTPS
 */
export function writeLanguageCookie(language: Language, encrypted = false): string {
  const name = encrypted ? PROTECTED_LANGUAGE_COOKIE : LANGUAGE_COOKIE
  return `${name}=${language}; Max-Age=${SECONDS_KEPT}; Path=/; SameSite=Lax${encrypted ? '; Secure' : ''}`
}
