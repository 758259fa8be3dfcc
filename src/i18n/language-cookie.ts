/** The cookie that keeps a language chosen by hand (specification 9, "Locale cookie"; decision 1.10). */
import { isLanguage, type Language } from './languages.ts'

/** Name of the cookie. */
export const LANGUAGE_COOKIE = 'language'

const SECONDS_KEPT = 365 * 24 * 60 * 60

/** The chosen language from a `Cookie` header (or `document.cookie`); undefined without a valid one. */
export function readLanguageCookie(header: string | undefined): Language | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value
  }
  return undefined
}

/** The text that stores a language for 365 days, for `Set-Cookie` or `document.cookie`. */
export function writeLanguageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${SECONDS_KEPT}; Path=/; SameSite=Lax`
}
