import { isLanguage, type Language } from './languages.ts'
import { LANGUAGE_COOKIE } from './write-language-cookie.ts'

/** The language chosen by hand, from a `Cookie` header; undefined without a valid one. */
export function readLanguageCookie(header: string | undefined): Language | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === LANGUAGE_COOKIE && isLanguage(value)) return value
  }
  return undefined
}
