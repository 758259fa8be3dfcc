import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { stayPrice } from '#/modules/venues/model/hire.ts'

/** A price as it is shown: the sum, and what it is made of. */
export interface PriceText {
  readonly sum: string
  readonly parts: readonly string[]
}

interface PricedVenue {
  readonly priceFromDayCents: number
  /** Absent as long as it is not known. */
  readonly minimumDays?: number
}

/** The price of a venue for a number of days, with its minimum hire, or for one day where no number is given. */
export function usePriceText(): (venue: PricedVenue, days: number | null) => PriceText {
  const t = useTranslations()
  const language = useLanguage()
  return ({ priceFromDayCents, minimumDays = 1 }, days) => {
    const price = formatPrice(priceFromDayCents, language)
    const least = t('shortlist.minimum', { days: t('venue.days', { n: minimumDays }) })
    if (days === null) return { sum: t('card.fromPrice', { price }), parts: minimumDays > 1 ? [least] : [] }
    const { days: charged, minimum, cents } = stayPrice({ priceFromDayCents, minimumDays }, days)
    return {
      sum: formatPrice(cents, language),
      parts: [t('shortlist.times', { n: charged, price }), ...(minimum ? [least] : [])],
    }
  }
}
