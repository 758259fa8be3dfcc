/** Server data of the sign-in pages. */

import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { ADMIN_LANGUAGE_COOKIE, type AdminLanguage, isAdminLanguage } from '#/i18n/admin-language.ts'
import type { Language } from '#/i18n/languages.ts'

/** Hints for the language of an unknown reader. */
export interface SignInClues {
  /** Prefix of the page's address. */
  readonly language: Language
  /** `language` in the query: just chosen by hand. */
  readonly chosen?: string | undefined
  /** `return` in the query. */
  readonly wanted?: string | undefined
}

/**
 * Language of a sign-in page: the one chosen now or last time, else the prefix of the page or of the
 * requested one, else the browser's preference.
 */
export function signInLanguage({ language, chosen, wanted }: SignInClues, headers: Headers): AdminLanguage {
  if (isAdminLanguage(chosen)) return chosen
  if (language === 'fr') return 'fr'
  const cookie =
    readCookie(headers, `__Host-${ADMIN_LANGUAGE_COOKIE}`) ?? readCookie(headers, ADMIN_LANGUAGE_COOKIE)
  if (isAdminLanguage(cookie)) return cookie
  if (language !== 'en') return 'en'
  if (wanted !== undefined && delocalize(wanted.split('?', 1)[0] ?? '')?.ui === 'fr') return 'fr'
  const first = headers.get('accept-language')?.trim().slice(0, 2).toLowerCase()
  return first === 'fr' ? 'fr' : 'en'
}

function readCookie(headers: Headers, name: string): string | undefined {
  const pair = (headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/**
 * Whether a password was accepted recently and a code is awaited; the cookie itself is checked with the code.
 */
export function awaitsCode(headers: Headers): boolean {
  return /(?:^|;\s*)(?:__Host-)?passage\.two_factor=/.test(headers.get('cookie') ?? '')
}
