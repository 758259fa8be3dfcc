import type { Language } from './languages.ts'

/** Name of the cookie that keeps a language chosen by hand (decision 1.10). */
export const LANGUAGE_COOKIE = 'language'

const SECONDS_KEPT = 365 * 24 * 60 * 60

/**
 * The text that stores a language for 365 days (specification 9, "Locale cookie"), for `Set-Cookie` or
 * `document.cookie`. Apart from the reading, which would bring the table of languages into the early script.
 */
export function writeLanguageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${SECONDS_KEPT}; Path=/; SameSite=Lax`
}
