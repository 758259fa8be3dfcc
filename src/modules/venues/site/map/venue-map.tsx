import { useTranslations } from 'use-intl'
import { useLinkAddress, usePagePath } from '#/i18n/react/page-link.tsx'
import { City, CityNumbers } from '#/ui/site/paris-city.tsx'
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { type VenueFilter, venueFilterToSearch } from '../../model/venue-filter.ts'
import type { ShownList } from '../list-state.ts'
import { moreSearch } from '../more-search.ts'
import { type HeartSlot, VenueCard } from '../venue-card.tsx'
import {
  keyOf,
  type MapDrawing,
  mapPins,
  NAME_LINE,
  type Pin,
  type PinPlace,
  type PlacedPin,
} from './map-pins.ts'
import { NARROW_BOX, toSection, WIDE_BOX } from './map-section.ts'
import { DRAWN_HEIGHT, PIN_HEIGHT } from './place-pins.ts'
import { usePinPrice } from './use-pin-price.ts'

/** The box of phones fills the width of the wide one, and reaches beyond it above and below as much (`venue-map.css`). */
const NARROW_SCALE = WIDE_BOX.width / NARROW_BOX.width
const NARROW_TOP = (WIDE_BOX.height - NARROW_BOX.height * NARROW_SCALE) / 2

/** Where a point of a drawing is in the coordinates of the map, as the value of `transform`. */
function placeOf({ box }: MapDrawing, [x, y]: Point): string {
  if (box === WIDE_BOX) return `translate(${Math.round(x)} ${Math.round(y)})`
  const [left, top] = [x * NARROW_SCALE, NARROW_TOP + y * NARROW_SCALE]
  return `translate(${Math.round(left)} ${Math.round(top)}) scale(${NARROW_SCALE.toFixed(4)})`
}

/** The width of the window decides which of the two is shown. */
function classOf({ box }: MapDrawing): string {
  return box === WIDE_BOX ? 'map-wide' : 'map-narrow'
}

interface DrawnPinProps {
  readonly drawing: MapDrawing
  readonly place: PlacedPin
  readonly isNumber: boolean
}

/** A pin in one of its two places; a number alone stands in a round one. */
function DrawnPin({ drawing, place: { at, width, text }, isNumber }: DrawnPinProps) {
  const { letters } = drawing.box
  return (
    <g className={classOf(drawing)} transform={placeOf(drawing, at)}>
      <rect className="hit" x={-width / 2} y={-PIN_HEIGHT / 2} width={width} height={PIN_HEIGHT} />
      <rect x={-width / 2} y={-DRAWN_HEIGHT / 2} width={width} height={DRAWN_HEIGHT} rx={isNumber ? 15 : 2} />
      <text y={Math.round(letters * 0.36)}>{text}</text>
    </g>
  )
}

interface PricePinProps {
  readonly pin: Pin
  readonly filter: VenueFilter
  /** With the place of this pin in each; one at least. */
  readonly drawings: readonly (readonly [drawing: MapDrawing, place: PlacedPin | undefined])[]
}

/** The pin of a venue leads to its page; that of several, to the map and list of their neighbourhood alone. */
function PricePin({ pin, filter, drawings }: PricePinProps) {
  const t = useTranslations('map')
  const neighborhood = useTranslations('neighborhood')
  const priceOf = usePinPrice()
  const path = usePagePath()
  const address = useLinkAddress()
  const [venue] = pin.venues
  const id = `pin-${keyOf(pin)}`
  const near = venueFilterToSearch({ ...filter, neighborhood: [pin.neighborhood], page: 1 })
  const link =
    venue && pin.count === 1
      ? {
          id,
          ...address({ page: 'venue', params: { slug: venue.slug } }),
          'data-name': venue.name,
          'aria-label': t('pin', { name: venue.name, price: priceOf(venue, filter.duration).spoken }),
        }
      : {
          id,
          href: path('venues', {}, near.toString()),
          'data-filter': 'near',
          'aria-label': t('group', { n: pin.count, place: neighborhood(pin.neighborhood) }),
        }
  const placed = drawings.flatMap(([drawing, place]) => (place ? [{ drawing, place }] : []))
  const [first, second] = placed
  if (!first) return null
  // Where one of the drawings alone has room for it, it is no link in the other window.
  const className = second ? 'price-pin' : `price-pin ${classOf(first.drawing)}`
  return (
    <a className={className} data-pin={pin.venues.map(({ slug }) => slug).join(' ')} {...link}>
      {placed.map(({ drawing, place }) => (
        <DrawnPin key={classOf(drawing)} drawing={drawing} place={place} isNumber={place.text !== pin.text} />
      ))}
    </a>
  )
}

/** Room that a number takes at either side, in units of the map. */
const NUMBER_ROOM = 10

/** The city below the pins: its lines, the names of the neighbourhoods, and the numbers that both leave room for. */
function Ground({ drawing }: { drawing: MapDrawing }) {
  const { scale, corner } = drawing.section
  const drawn = [...drawing.pins.flatMap((place) => place ?? []), ...drawing.names]
  return (
    <g className={classOf(drawing)} transform={placeOf(drawing, [0, 0])}>
      <use href="#map-city" transform={`scale(${scale}) translate(${-corner[0]} ${-corner[1]})`} />
      <CityNumbers
        place={(point) => toSection(drawing.section, point)}
        isShown={(point) => drawn.every((other) => isClear(point, other))}
      />
      {drawing.leaders && <path className="leader" d={drawing.leaders} />}
      <g>
        {drawing.names.map(({ id, lines, at: [x, y], height }) => (
          <text key={id} className="quarter" x={Math.round(x)} y={Math.round(y - height / 2)}>
            {lines.map((line) => (
              <tspan key={line} x={Math.round(x)} dy={NAME_LINE - (line === lines[0] ? 4 : 0)}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </g>
  )
}

/**
 * The drawn Paris with the prices of all venues of the list: beside it from 1280 px, below that over the whole screen with
 * the cards as a strip, and above the list where there is no script. Phones have places of their own for pins and names.
 */
export function VenueMap({ list, heart }: { list: ShownList; heart?: HeartSlot | undefined }) {
  const { cards, pinned, facets, total, shown, filter } = list
  const t = useTranslations('map')
  const common = useTranslations('list')
  const neighborhood = useTranslations('neighborhood')
  const path = usePagePath()
  const priceOf = usePinPrice()
  const isIn = (id: string) =>
    filter.neighborhood.length === 0 || filter.neighborhood.some((one) => one === id)
  // The counts of this group pass over the choices made in it.
  const counts = Object.fromEntries(Object.entries(facets.neighborhood).filter(([id]) => isIn(id)))
  const map = mapPins([...cards, ...pinned], counts, {
    textOf: ({ venues: [venue], count }) =>
      venue && count === 1 ? priceOf(venue, filter.duration).short : t('rooms', { n: count }),
    nameOf: neighborhood,
  })
  const more = moreSearch(filter, shown, total)
  return (
    <div className="venue-map">
      <div className="pan">
        <svg viewBox={`0 0 ${WIDE_BOX.width} ${WIDE_BOX.height}`} aria-label={t('label')}>
          <defs>
            <g id="map-city">
              <City />
            </g>
          </defs>
          <Ground drawing={map.wide} />
          <Ground drawing={map.narrow} />
          {map.pins.map((pin, index) => (
            <PricePin
              key={keyOf(pin)}
              pin={pin}
              filter={filter}
              drawings={[
                [map.wide, map.wide.pins[index]],
                [map.narrow, map.narrow.pins[index]],
              ]}
            />
          ))}
          {/* The name of the chosen venue, above all pins: `mark-venues.ts` writes it. */}
          <g className="pin-name" display="none">
            <rect rx="2" y={-DRAWN_HEIGHT / 2 - 24} height="24" />
            <text y={-DRAWN_HEIGHT / 2 - 7} />
          </g>
        </svg>
      </div>
      <p className="label">
        {[map.wide, map.narrow].map(
          (drawing) =>
            drawing.shown < total && (
              <span key={classOf(drawing)} className={classOf(drawing)}>
                {t('shown', { n: drawing.shown, total })}
              </span>
            ),
        )}
        {more && (
          <a className="link" href={path('venues', {}, more.search)} data-filter="more">
            {common('loadMore', { n: more.count })}
          </a>
        )}
        <span>{t('note')}</span>
      </p>
      {/* Those that the list does not show yet: a press on a pin shows its card (`pin-card.ts`). */}
      {pinned.length > 0 && (
        <div hidden>
          {pinned.map((venue) => (
            <VenueCard
              key={venue.slug}
              venue={venue}
              heart={heart}
              slot={SLOTS.list}
              days={filter.duration}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function isClear([x, y]: Point, { at, width, height }: PinPlace): boolean {
  return (
    Math.abs(x - at[0]) > width / 2 + NUMBER_ROOM || Math.abs(y - 5 - at[1]) > height / 2 + NUMBER_ROOM / 2
  )
}
