import { DEFAULT_LANGUAGE, type Language } from '#/i18n/languages.ts'

/** The private page of a quote, where the client reads and accepts it. */
export function quoteAddress(token: string, language: Language): string {
  return `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/q/${token}`
}
