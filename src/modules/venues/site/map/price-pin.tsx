import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { staySearch } from '../../model/stay-query.ts'
import { type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'
import { PIN_LETTERS, type PlacedPin } from './map-pins.ts'
import { PIN_HEIGHT } from './place-pins.ts'
import { usePinPrice } from './use-pin-price.ts'

/** The height of what is drawn, within what can be tapped. */
const DRAWN_HEIGHT = 30

/** The pin of a venue leads to its page; that of several, to the map and list of their neighbourhood alone. */
export function PricePin({ pin, filter }: { pin: PlacedPin; filter: VenueFilter }) {
  const t = useTranslations('map')
  const neighborhood = useTranslations('neighborhood')
  const priceOf = usePinPrice()
  const path = usePagePath()
  const {
    at: [x, y],
    width,
    venues: [venue, ...others],
  } = pin
  const ofOne = {
    id: `pin-${venue.slug}`,
    href: path('venue', { slug: venue.slug }, staySearch(filter)),
    'aria-label': t('pin', { name: venue.name, price: priceOf(venue, filter.duration).spoken }),
  }
  const near = venueFilterToSearch({ ...filter, neighborhood: [pin.neighborhood], page: 1 })
  const ofMany = {
    id: `pin-${pin.neighborhood}`,
    href: path('venues', {}, near.toString()),
    'data-filter': 'near',
    'aria-label': t('group', { n: pin.venues.length, place: neighborhood(pin.neighborhood) }),
  }
  return (
    <a
      className="price-pin"
      data-pin={pin.venues.map(({ slug }) => slug).join(' ')}
      {...(others.length > 0 ? ofMany : ofOne)}
    >
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
        <rect className="hit" x={-width / 2} y={-PIN_HEIGHT / 2} width={width} height={PIN_HEIGHT} />
        <rect x={-width / 2} y={-DRAWN_HEIGHT / 2} width={width} height={DRAWN_HEIGHT} rx="2" />
        <text y={Math.round(PIN_LETTERS * 0.36)}>{pin.text}</text>
      </g>
    </a>
  )
}
