/** What the pages before the sign-in show. */

import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { ADMIN_LANGUAGE_COOKIE, type AdminLanguage, isAdminLanguage } from '#/i18n/admin-language.ts'
import type { Language } from '#/i18n/languages.ts'

/** What says in which language somebody unknown reads. */
export interface GateClues {
  /** Prefix of the page's address. */
  readonly language: Language
  /** `language` in the query: chosen by hand just now. */
  readonly chosen?: string | undefined
  /** `return` in the query. */
  readonly wanted?: string | undefined
}

/**
 * The language of a page before the sign-in: what was chosen, now or the last time, else the prefix of the page or of
 * the one that was wanted, else what the browser asks for.
 */
export function gateLanguage({ language, chosen, wanted }: GateClues, headers: Headers): AdminLanguage {
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

/** Whether a password was accepted a moment ago and a code is awaited; the cookie itself is checked with the code. */
export function awaitsCode(headers: Headers): boolean {
  return /(?:^|;\s*)(?:__Host-)?passage\.two_factor=/.test(headers.get('cookie') ?? '')
}
