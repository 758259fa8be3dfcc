import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { VenueCard } from '../../model/venue.ts'

/** The price of a venue on the map. */
export interface PinPrice {
  /** As written on its pin. */
  readonly short: string
  /** As read out, e.g. “from €4,800 / day”. */
  readonly spoken: string
}

/** Gives the price on the pin of a venue. */
export function usePinPrice(): (venue: VenueCard) => PinPrice {
  const t = useTranslations('card')
  const language = useLanguage()
  return ({ priceFromDayCents }) => {
    const price = formatPrice(priceFromDayCents, language)
    return { short: price, spoken: t('fromPrice', { price }) }
  }
}
