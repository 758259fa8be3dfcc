import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { VenueDetail } from '../../model/venue.ts'
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
