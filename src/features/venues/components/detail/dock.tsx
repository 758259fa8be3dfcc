import { useTranslations } from 'use-intl'
import type { VenueDetail } from '#/features/venues/venue.ts'
import { PageLink } from '#/i18n/link.tsx'
import { PriceFrom } from './price-from.tsx'

/** Price and button, always in reach on narrow screens. */
export function Dock({ venue }: { venue: VenueDetail }) {
  const t = useTranslations('venue')
  return (
    <div className="dock">
      <PriceFrom cents={venue.priceFromDayCents} unit={t('perDayShort')} />
      <PageLink page="contact-venue" search={`venue=${venue.slug}`} className="btn">
        {t('quote')}
      </PageLink>
    </div>
  )
}
