/** Which pins a map has for the cards of a list. */
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { textWidth } from '#/ui/site/map-names.ts'
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { isLeftBank } from '#/ui/site/paris-river.ts'
import type { VenueCard } from '../../model/venue.ts'
import { cityPoint, type MapSection, mapSection, toCity, toSection } from './map-section.ts'
import { placePins } from './place-pins.ts'

/** More venues of one neighbourhood than these share a pin, where others are on the map as well. */
const MAX_BESIDE_EACH_OTHER = 3

/** The most pins of a map of one neighbourhood: what is legible beside each other. */
const MAX_OF_ONE = 24

/** The size of the letters on a pin and the room at either side of them, in units of the map. */
export const PIN_LETTERS = 15
const PIN_PADDING = 9
const MIN_PIN_WIDTH = 44

/** A pin: of one venue, or of those of a neighbourhood. */
export interface Pin {
  readonly neighborhood: NeighborhoodId
  readonly venues: readonly [VenueCard, ...VenueCard[]]
}

/** A pin where it is drawn. */
export interface PlacedPin extends Pin {
  readonly text: string
  /** The middle of the pin. */
  readonly at: Point
  readonly width: number
}

/** A map of venues. */
export interface PinMap {
  readonly section: MapSection
  /** In the order of the list. */
  readonly pins: readonly PlacedPin[]
  /** How many venues they stand for. */
  readonly shown: number
}

/**
 * The map for the cards of a list, each pin in a place of its own and on its side of the river.
 * @param textOf what is written on a pin
 */
export function mapPins(cards: readonly VenueCard[], textOf: (pin: Pin) => string): PinMap {
  const section = mapSection(cards.map(({ neighborhood }) => neighborhood))
  const pins = pinsOf(cards, section).map((pin) => ({ ...pin, text: textOf(pin) }))
  const wishes = pins.map(({ neighborhood, venues: [first, ...others], text }) => ({
    at: toSection(section, cityPoint(neighborhood, others.length > 0 ? undefined : first.arrondissement)),
    width: Math.max(MIN_PIN_WIDTH, Math.ceil(textWidth(text, PIN_LETTERS)) + 2 * PIN_PADDING),
  }))
  const bankOf = (point: Point) => isLeftBank(...toCity(section, point))
  const places = placePins(wishes, (wished, place) => bankOf(wished) === bankOf(place))
  return {
    section,
    pins: pins.flatMap((pin, index) => ({ ...pin, ...(places[index] ?? { at: [0, 0], width: 0 }) })),
    shown: pins.reduce((sum, { venues }) => sum + venues.length, 0),
  }
}

function pinsOf(cards: readonly VenueCard[], { scale }: MapSection): Pin[] {
  const single = (venue: VenueCard): Pin => ({ neighborhood: venue.neighborhood, venues: [venue] })
  if (scale > 1) return cards.slice(0, MAX_OF_ONE).map(single)
  const groups = Map.groupBy(cards, ({ neighborhood }) => neighborhood)
  return cards.flatMap((venue) => {
    const [first = venue, ...others] = groups.get(venue.neighborhood) ?? []
    if (others.length < MAX_BESIDE_EACH_OTHER) return single(venue)
    return first === venue ? { neighborhood: venue.neighborhood, venues: [first, ...others] } : []
  })
}
