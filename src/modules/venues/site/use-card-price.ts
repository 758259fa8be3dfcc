import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { stayPrice } from '../model/hire.ts'

/** The price that a card shows: for a number of days, the minimum hire named where it applies, else from so much a day. */
export function useCardPrice(): (
  venue: { readonly priceFromDayCents: number; readonly minimumDays: number },
  days: number | undefined,
) => string {
  const language = useLanguage()
  const card = useTranslations('card')
  const t = useTranslations('dates')
  return (venue, asked) => {
    if (asked === undefined)
      return card('fromPrice', { price: formatPrice(venue.priceFromDayCents, language) })
    const { days, minimum, cents } = stayPrice(venue, asked)
    return t(minimum ? 'minimum' : 'total', { price: formatPrice(cents, language), n: days })
  }
}
