/** The words of quotes, on paper and in mails. */
import { byLanguage } from '#/i18n/by-language.ts'
import type en from './words/en.json'

/** The texts of one language; `{names}` stand for values. */
export type QuoteTexts = Readonly<typeof en>

/** The texts by language. */
export const QUOTE_TEXTS = byLanguage(
  import.meta.glob<QuoteTexts>('./words/*.json', { eager: true, import: 'default' }),
)
