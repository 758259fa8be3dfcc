import { useTranslations } from 'use-intl'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import type { ListedVenue } from '../../venue-editor.functions.ts'
import { useScreen } from './use-screen.ts'

/** Surface, capacity and price in one line, where their columns have no room. */
export function RowFacts({ venue }: { venue: ListedVenue }) {
  const t = useTranslations('admin.venueDesk.list')
  const screen = useScreen()
  const { surfaceM2, guests, priceFromDayCents } = venue
  const facts = [
    surfaceM2 !== null && formatArea(surfaceM2, screen),
    guests !== null && t('guestCount', { count: guests }),
    priceFromDayCents !== null && t('perDay', { price: formatPrice(priceFromDayCents, screen) }),
  ].filter(Boolean)
  return facts.length > 0 && <span className="row-facts num">{facts.join(' · ')}</span>
}
