/** What a dossier says of prices, dates and rooms, in its language. */
import { formatArea, formatDate, formatPrice } from '#/i18n/format.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { type SiteTranslator, siteTranslator } from '#/i18n/site-translator.ts'
import type { SharedList, SharedPrice } from '../../model/shared-view.ts'

/** Texts and formats of a PDF dossier in its language. */
export interface DossierWords {
  readonly t: SiteTranslator
  readonly area: (squareMetres: number) => string
  /** From centimetres. */
  readonly metres: (cm: number) => string
  readonly price: (cents: number) => string
  readonly priceLine: (price: SharedPrice) => string
  readonly date: (iso: string) => string
  /** `4 venues · 2 March 2027 · 4 days · 120 guests · Fashion show`. */
  readonly about: (list: SharedList) => string
}

/** Load the words of a language. */
export async function dossierWords(language: Language): Promise<DossierWords> {
  await loadMessages(language)
  const t = siteTranslator(language)
  const number = new Intl.NumberFormat(LANGUAGES[language].intl, { maximumFractionDigits: 2 })
  const price = (cents: number) => formatPrice(cents, language)
  const date = (iso: string) => formatDate(iso, language, 'label')
  return {
    t,
    area: (squareMetres) => formatArea(squareMetres, language),
    metres: (cm) => `${number.format(cm / 100)}\u00a0m`,
    price,
    date,
    priceLine: ({ cents, days, minimum }) => {
      if (days === null) return t('shared.priceDay', { price: price(cents) })
      const text = t('shared.price', { price: price(cents), n: days })
      return minimum ? `${text} · ${t('shared.minimum', { n: days })}` : text
    },
    about: ({ venues, startDate, days, guests, layout }) =>
      [
        t('shared.venues', { n: venues.length }),
        startDate && date(startDate),
        days && t('shared.fact.days', { n: days }),
        guests && t('shared.guests', { n: guests }),
        layout && t(`layout.${layout}`),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
