import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { stayPrice } from '../../model/hire.ts'
import type { VenueDetail } from '../../model/venue.ts'
import { useStayText } from '../use-stay-text.ts'
import { PriceFrom } from './price-from.tsx'
import type { ShownStay } from './shown-stay.ts'

/** Price and button, always in reach on narrow screens; the total once days are chosen. */
export function Dock({ venue, stay }: { venue: VenueDetail; stay: ShownStay }) {
  const t = useTranslations('venue')
  const { isAsked, startDate, days } = stay
  const chosen = { ...(startDate && { startDate }), duration: days }
  return (
    <div className="dock">
      <div data-no-stay="" hidden={isAsked}>
        <PriceFrom cents={venue.priceFromDayCents} short />
      </div>
      {stay.offered.map((n) => (
        <StayTotal
          key={n}
          venue={venue}
          stay={n === days ? chosen : { duration: n }}
          hidden={!isAsked || n !== days}
        />
      ))}
      <PageLink page="contact-venue" search={`venue=${venue.slug}`} className="btn">
        {t('quote')}
      </PageLink>
    </div>
  )
}

interface StayTotalProps {
  readonly venue: VenueDetail
  readonly stay: { readonly startDate?: string; readonly duration: number }
  /** Ready for when it is chosen (`live-stay.ts`). */
  readonly hidden: boolean
}

function StayTotal({ venue, stay, hidden }: StayTotalProps) {
  const t = useTranslations('dates')
  const stayText = useStayText()
  const price = formatPrice(stayPrice(venue, stay.duration).cents, useLanguage())
  return (
    <p className="price" data-days={stay.duration} hidden={hidden}>
      <small data-range="">{stayText(stay)}</small> {price} <small>{t('exclVat')}</small>
    </p>
  )
}
