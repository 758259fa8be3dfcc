import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { stayPrice } from '../../model/hire.ts'
import type { VenueCard } from '../../model/venue.ts'
import { useCardPrice } from '../use-card-price.ts'

/** The price of a venue on the map. */
export interface PinPrice {
  /** As written on its pin. */
  readonly short: string
  /** As read out, e.g. “from €4,800 / day”. */
  readonly spoken: string
}

/** The price on the pin of a venue: for a number of days, with the minimum hire, else of a day. */
export function usePinPrice(): (venue: VenueCard, days: number | undefined) => PinPrice {
  const language = useLanguage()
  const priceOf = useCardPrice()
  return (venue, days) => {
    const cents = days === undefined ? venue.priceFromDayCents : stayPrice(venue, days).cents
    return { short: formatPrice(cents, language), spoken: priceOf(venue, days) }
  }
}
