/** What a quote says on paper: words, amounts and days in one language, and in French under them. */

import { formatAmount, formatDate } from '#/i18n/format.ts'
import { formatPercent } from '#/i18n/format-percent.ts'
import { isSquare, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { fillIn } from '#/mail/copy.ts'
import { formatDuration } from '#/modules/enquiries/model/format-duration.ts'
import { planTexts } from '#/modules/venues/model/plan-texts.ts'
import type { PdfCell } from '#/platform/pdf/pdf-document.ts'
import { QUOTE_TEXTS, type QuoteTexts } from '../../mail/quote-texts.ts'

/** One text, or one of a group of texts. */
type Named = Exclude<keyof QuoteTexts, 'noVat' | 'firm' | 'voided'>

/** Words and formats of a quote in one language. */
export type QuoteWords = Awaited<ReturnType<typeof quoteWords>>

/** Load the words of a language. */
export async function quoteWords(language: Language) {
  const texts = await planTexts(language)
  const own = QUOTE_TEXTS[language]
  const { intl, range: between = '–' } = LANGUAGES[language]
  const range = new Intl.DateTimeFormat(intl, {
    ...({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
  })
  const date = (day: string) => formatDate(day, language, 'label')
  return {
    ...texts,
    language,
    say: (name: Named, values: Readonly<Record<string, string>> = {}) => fillIn(own[name], values),
    noVat: own.noVat,
    firm: own.firm,
    amount: (cents: number) => formatAmount(cents, language),
    /** From basis points. */
    percent: (bp: number) => formatPercent(bp / 100, language),
    days: (count: number) => formatDuration(String(count), language),
    date,
    // `Intl` writes ranges of these languages in figures.
    range: (first: string, last: string) =>
      first === '' || last === ''
        ? ''
        : first === last
          ? date(first)
          : isSquare(language)
            ? `${date(first)}${between}${date(last)}`
            : range.formatRange(new Date(first), new Date(last)),
    list: (names: readonly string[]) => new Intl.ListFormat(intl).format(names),
    country: (code: string) =>
      code === '' ? '' : (new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code),
  }
}

/** A way to say something in the language of the reader, with French under it. */
export type Bilingual = (say: (words: QuoteWords) => string) => PdfCell

/** French is not repeated: not for those who read it, nor where it says the same. */
export function bilingual(own: QuoteWords, french: QuoteWords): Bilingual {
  return (say) => {
    const text = say(own)
    const under = own.language === 'fr' ? text : say(french)
    return under === text ? text : { text, under }
  }
}
