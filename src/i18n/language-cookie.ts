import { isLanguage, type Language } from './languages.ts'
import { LANGUAGE_COOKIE, PROTECTED_LANGUAGE_COOKIE } from './write-language-cookie.ts'

/** The language chosen by hand, from a `Cookie` header; `undefined` without a valid one. */
export function readLanguageCookie(header: string | undefined): Language | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  for (const wanted of [PROTECTED_LANGUAGE_COOKIE, LANGUAGE_COOKIE]) {
    for (const [name, value] of pairs) if (name === wanted && isLanguage(value)) return value
  }
  return undefined
}
