import { useTranslations } from 'use-intl'
import { useLinkAddress, usePagePath } from '#/i18n/react/page-link.tsx'
import { City, CityNumbers } from '#/ui/site/paris-city.tsx'
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'
import type { ShownList } from '../list-state.ts'
import { moreSearch } from '../more-search.ts'
import { mapPins, PIN_LETTERS, type PlacedPin } from './map-pins.ts'
import { MAP_BOX, toSection } from './map-section.ts'
import { PIN_HEIGHT } from './place-pins.ts'
import { usePinPrice } from './use-pin-price.ts'

/** The height of what is drawn, within what can be tapped. */
const DRAWN_HEIGHT = 30

/** The pin of a venue leads to its page; that of several, to the map and list of their neighbourhood alone. */
function PricePin({ pin, filter }: { pin: PlacedPin; filter: VenueFilter }) {
  const t = useTranslations('map')
  const neighborhood = useTranslations('neighborhood')
  const priceOf = usePinPrice()
  const path = usePagePath()
  const address = useLinkAddress()
  const {
    at: [x, y],
    width,
    venues: [venue, ...others],
  } = pin
  const ofOne = {
    id: `pin-${venue.slug}`,
    ...address({ page: 'venue', params: { slug: venue.slug } }),
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

/** Room that a number takes at either side, in units of the map. */
const NUMBER_ROOM = 10

/**
 * The drawn Paris with the prices of the venues that the list shows: beside it from 1280 px, below that over the whole
 * screen with the cards as a strip, and above the list where there is no script.
 */
export function VenueMap({ list: { cards, total, shown, filter } }: { list: ShownList }) {
  const t = useTranslations('map')
  const common = useTranslations('list')
  const path = usePagePath()
  const priceOf = usePinPrice()
  const map = mapPins(cards, ({ venues: [venue, ...others] }) =>
    others.length > 0 ? t('rooms', { n: others.length + 1 }) : priceOf(venue, filter.duration).short,
  )
  const { scale, corner } = map.section
  const more = moreSearch(filter, shown, total)
  return (
    <div className="venue-map">
      <div className="pan">
        <svg viewBox={`0 0 ${MAP_BOX.width} ${MAP_BOX.height}`} aria-label={t('label')}>
          <g transform={`scale(${scale}) translate(${-corner[0]} ${-corner[1]})`}>
            <City />
          </g>
          <CityNumbers
            place={(point) => toSection(map.section, point)}
            isShown={(point) => map.pins.every((pin) => isClear(point, pin))}
          />
          {map.pins.map((pin) => (
            <PricePin key={pin.venues[0].slug} pin={pin} filter={filter} />
          ))}
        </svg>
      </div>
      <p className="label">
        {map.shown < total && <span>{t('shown', { n: map.shown, total })}</span>}
        {more && (
          <a className="link" href={path('venues', {}, more.search)} data-filter="more">
            {common('loadMore', { n: more.count })}
          </a>
        )}
        <span>{t('note')}</span>
      </p>
    </div>
  )
}

function isClear([x, y]: Point, { at, width }: PlacedPin): boolean {
  return (
    Math.abs(x - at[0]) > width / 2 + NUMBER_ROOM ||
    Math.abs(y - 5 - at[1]) > PIN_HEIGHT / 2 + NUMBER_ROOM / 2
  )
}
