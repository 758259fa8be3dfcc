/** Which pins and names the map of a list has, and where: once for wide windows, once for phones. */
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { nameLines, textWidth } from '#/ui/site/map-names.ts'
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { isLeftBank } from '#/ui/site/paris-river.ts'
import type { VenueCard } from '../../model/venue.ts'
import { MOST_BESIDE_EACH_OTHER } from '../../model/venue-map.ts'
import {
  cityPoint,
  type MapBox,
  type MapSection,
  mapSection,
  NARROW_BOX,
  toCity,
  toSection,
  WIDE_BOX,
} from './map-section.ts'
import { PIN_HEIGHT, placePins } from './place-pins.ts'

/** The most pins of a map of one neighbourhood: what is legible beside each other. */
const MAX_OF_ONE = 24

/** The most pins of a map of several: on a phone no more have room near their neighbourhoods. */
const MAX_OF_SEVERAL = 20

const MIN_PIN_WIDTH = 44

/** The size of the letters of a neighbourhood's name, and the height of one of its lines. */
const NAME_LETTERS = 13
export const NAME_LINE = 16

/** A pin: of one venue, or of those of a neighbourhood. */
export interface Pin {
  readonly neighborhood: NeighborhoodId
  /** Those of them that are known one by one: of a pin that several share there may be none. */
  readonly venues: readonly VenueCard[]
  /** How many it stands for. */
  readonly count: number
  readonly text: string
}

/** The part of a drawing that is a pin's, what can be tapped included. */
export interface PinPlace {
  /** Its neighbourhood. */
  readonly id: NeighborhoodId
  /** The middle of the pin. */
  readonly at: Point
  readonly width: number
  readonly height: number
}

interface Wished extends PinPlace {
  /** Whether it wants to be south of the river. */
  readonly isLeft: boolean
}

/** The name of a neighbourhood where it is drawn. */
export interface PlacedName extends PinPlace {
  readonly lines: readonly string[]
}

/** A section of the city with the places of all pins, in their order, and of the names. */
export interface MapDrawing {
  readonly box: MapBox
  readonly section: MapSection
  /** Undefined where no room is left. */
  readonly pins: readonly (PinPlace | undefined)[]
  /** How many venues they stand for. */
  readonly shown: number
  readonly names: readonly PlacedName[]
}

/** A map of venues. */
export interface PinMap {
  /** In the order of the list. */
  readonly pins: readonly Pin[]
  readonly wide: MapDrawing
  /** The same for phones. */
  readonly narrow: MapDrawing
}

/** What is written on a map. */
interface MapTexts {
  /** On a pin. */
  readonly textOf: (pin: Omit<Pin, 'text'>) => string
  readonly nameOf: (neighborhood: NeighborhoodId) => string
}

/**
 * The map for the venues of a list, each pin in a place of its own and on its side of the river.
 * @param cards in the order of the list: all that are known one by one
 * @param counts how many the list has of each neighbourhood, shown or not
 */
export function mapPins(
  cards: readonly VenueCard[],
  counts: Readonly<Partial<Record<NeighborhoodId, number>>>,
  { textOf, nameOf }: MapTexts,
): PinMap {
  const where = NEIGHBORHOOD_IDS.filter((id) => (counts[id] ?? 0) > 0)
  const pins = pinsOf(cards, counts, where).map((pin) => ({ ...pin, text: textOf(pin) }))
  return {
    pins,
    wide: drawing(pins, where, WIDE_BOX, nameOf),
    narrow: drawing(pins, where, NARROW_BOX, nameOf),
  }
}

/** The names stand in the middle of their neighbourhoods, and the pins around them. */
function drawing(
  pins: readonly Pin[],
  where: readonly NeighborhoodId[],
  box: MapBox,
  nameOf: MapTexts['nameOf'],
): MapDrawing {
  const section = mapSection(where, box)
  const bankOf = (point: Point) => isLeftBank(...toCity(section, point))
  const isOnItsBank = ({ isLeft }: Wished, place: Point) => bankOf(place) === isLeft
  const wishedNames = NEIGHBORHOOD_IDS.flatMap((id) => {
    const at = toSection(section, cityPoint(id))
    const lines = nameLines(nameOf(id))
    const width = Math.ceil(Math.max(...lines.map((line) => textWidth(line, NAME_LETTERS))))
    const isIn = at[0] > 0 && at[0] < box.width && at[1] > 0 && at[1] < box.height
    return isIn ? [{ id, lines, at, width, height: lines.length * NAME_LINE, isLeft: bankOf(at) }] : []
  })
  const names = placePins(wishedNames, box, [isOnItsBank]).flatMap((name) => name ?? [])
  const wishes = pins.map(({ neighborhood: id, venues: [first], count, text }) => {
    const at = toSection(section, cityPoint(id, count === 1 ? first?.arrondissement : undefined))
    const width = Math.max(MIN_PIN_WIDTH, Math.ceil(textWidth(text, box.letters)) + 2 * box.padding)
    return { id, at, width, height: PIN_HEIGHT, isLeft: bankOf(at) }
  })
  // Of all names the nearest is that of its neighbourhood, as long as there is room.
  const isAtItsName = (pin: Wished, place: Point) =>
    nearestOf(names, place) === pin.id && isOnItsBank(pin, place)
  const placed = placePins(wishes, box, [isAtItsName, isOnItsBank], names)
  return {
    box,
    section,
    pins: placed,
    shown: pins.reduce((sum, { count }, index) => (placed[index] ? sum + count : sum), 0),
    names,
  }
}

/** Whose name is the nearest to a point. */
function nearestOf(names: readonly PlacedName[], [x, y]: Point): NeighborhoodId | undefined {
  let nearest: { id: NeighborhoodId; distance: number } | undefined
  for (const { id, at } of names) {
    const distance = (at[0] - x) ** 2 + (at[1] - y) ** 2
    if (!nearest || distance < nearest.distance) nearest = { id, distance }
  }
  return nearest?.id
}

function pinsOf(
  cards: readonly VenueCard[],
  counts: Readonly<Partial<Record<NeighborhoodId, number>>>,
  where: readonly NeighborhoodId[],
): Omit<Pin, 'text'>[] {
  const single = (venue: VenueCard) => ({ neighborhood: venue.neighborhood, venues: [venue], count: 1 })
  if (where.length === 1) return cards.slice(0, MAX_OF_ONE).map(single)
  const groups = Map.groupBy(cards, ({ neighborhood }) => neighborhood)
  const beyond = where.filter((id) => !groups.has(id))
  const sharing = (most: number) => [
    ...cards.flatMap((venue) => {
      const { neighborhood } = venue
      const [venues = [], count = 0] = [groups.get(neighborhood), counts[neighborhood]]
      if (count <= most) return single(venue)
      return venues[0] === venue ? { neighborhood, venues, count } : []
    }),
    ...beyond.map((neighborhood) => ({ neighborhood, venues: [], count: counts[neighborhood] ?? 0 })),
  ]
  const fewest = Array.from({ length: MOST_BESIDE_EACH_OTHER }, (_, less) => MOST_BESIDE_EACH_OTHER - less)
  return fewest.map(sharing).find(({ length }) => length <= MAX_OF_SEVERAL) ?? sharing(1)
}
