/** Which pins and names the map of a list has, and where: once for wide windows, once for phones. */
import { NEIGHBORHOOD_IDS, type NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { nameLines, textWidth } from '#/ui/site/map-names.ts'
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { isLeftBank } from '#/ui/site/paris-river.ts'
import type { VenueCard } from '../../model/venue.ts'
import { MOST_BESIDE_EACH_OTHER } from '../../model/venue-map.ts'
import { leaders } from './map-leaders.ts'
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

/** On phones, how far from its neighbourhood the pin of a single venue may stand, in units of the map. */
const FAR = 40

/** On phones, instead of a price that has no room. */
const DOT = '•'

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

/** A pin where it is drawn. */
export interface PlacedPin extends PinPlace {
  readonly text: string
}

/** A section of the city with the places of all pins, in their order, and of the names. */
export interface MapDrawing {
  readonly box: MapBox
  readonly section: MapSection
  /** Undefined where no room is left, and of pins that only the other drawing has. */
  readonly pins: readonly (PlacedPin | undefined)[]
  /** How many venues they stand for. */
  readonly shown: number
  readonly names: readonly PlacedName[]
  /** Lines from names to pins that they stand away from, as a path. */
  readonly leaders: string
}

/** A map of venues. */
export interface PinMap {
  /** Those of both drawings, in the order of the list. */
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
 * The map for the venues of a list, each pin in a place of its own and on its side of the river. On phones venues share the pin
 * of their neighbourhood also where theirs would stand too far from it.
 * @param cards in the order of the list: all that are known one by one
 * @param counts how many the list has of each neighbourhood, shown or not
 */
export function mapPins(
  cards: readonly VenueCard[],
  counts: Readonly<Partial<Record<NeighborhoodId, number>>>,
  { textOf, nameOf }: MapTexts,
): PinMap {
  const where = NEIGHBORHOOD_IDS.filter((id) => (counts[id] ?? 0) > 0)
  const [widePins = [], ...others] = waysToShare(cards, counts, where).map((pins) =>
    pins.map((pin) => ({ ...pin, text: textOf(pin) })),
  )
  const wide = drawing(widePins, where, WIDE_BOX, nameOf)
  const { pins: narrowPins, order, drawn: narrow } = forPhones([widePins, ...others], where, nameOf)
  const orderOf = ({ venues: [first] }: Pin) => (first ? cards.indexOf(first) : cards.length)
  const known = new Map([...widePins, ...narrowPins].map((pin) => [keyOf(pin), pin]))
  const pins = [...known.values()].toSorted((a, b) => orderOf(a) - orderOf(b))
  const placed = (own: readonly Pin[], { pins: places, ...drawn }: MapDrawing) => {
    const placeOf = new Map(own.map((pin, index) => [keyOf(pin), places[index]]))
    return { ...drawn, pins: pins.map((pin) => placeOf.get(keyOf(pin))) }
  }
  return { pins, wide: placed(widePins, wide), narrow: placed(order, narrow) }
}

/**
 * The first of the ways to share pins in which all prices stand in their neighbourhoods. Several venues are a number there, and
 * so is at last the one whose price finds no room.
 */
function forPhones(
  ways: readonly (readonly Pin[])[],
  where: readonly NeighborhoodId[],
  nameOf: MapTexts['nameOf'],
): { pins: readonly Pin[]; order: readonly Pin[]; drawn: MapDrawing } {
  const numbers = new Set<string>()
  const isNumber = (pin: Pin) => pin.count > 1 || numbers.has(keyOf(pin))
  const draw = (all: readonly Pin[]) => {
    // Numbers need less room, and take it first.
    const pins = all
      .map((pin) => (isNumber(pin) ? { ...pin, text: pin.count > 1 ? `${pin.count}` : DOT } : pin))
      .toSorted((a, b) => Number(isNumber(b)) - Number(isNumber(a)))
    const drawn = drawing(pins, where, NARROW_BOX, nameOf)
    return { pins: all, drawn, order: pins, far: where.length > 1 ? farPins(pins, drawn).map(keyOf) : [] }
  }
  const [first = [], ...others] = ways
  let chosen = draw(first)
  for (const pins of others) if (chosen.far.length > 0) chosen = draw(pins)
  while (chosen.far.some((key) => !numbers.has(key))) {
    for (const key of chosen.far) numbers.add(key)
    chosen = draw(chosen.pins)
  }
  return chosen
}

/** The address of the venue that a pin is of, or the neighbourhood of those that share it. */
export function keyOf({ neighborhood, venues: [first], count }: Omit<Pin, 'text'>): string {
  return first && count === 1 ? first.slug : neighborhood
}

/** The places in a drawing that are not in their neighbourhood, of pins of single venues. */
function farPins(pins: readonly Pin[], { section, pins: places }: MapDrawing): Pin[] {
  return pins.filter(({ neighborhood, count }, index) => {
    const [x, y] = toSection(section, cityPoint(neighborhood))
    const at = places[index]?.at
    return count === 1 && !(at && Math.hypot(at[0] - x, at[1] - y) <= FAR)
  })
}

/**
 * The names stand in the middle of their neighbourhoods, and the pins around them. On phones, where all of the city has less room,
 * it is the pins that stand there, and the names around them.
 */
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
  const wishes = pins.map(({ neighborhood: id, venues, count, text }) => {
    const at = toSection(section, cityPoint(id, count === 1 ? venues[0]?.arrondissement : undefined))
    const width = Math.max(MIN_PIN_WIDTH, Math.ceil(textWidth(text, box.letters)) + 2 * box.padding)
    return { id, at, width, height: PIN_HEIGHT, isLeft: bankOf(at), text }
  })
  /** Of what stands there already the nearest is its own. */
  const isAtItsOwn = (standing: readonly PinPlace[]) => (wish: Wished, place: Point) =>
    nearestOf(standing, place) === wish.id && isOnItsBank(wish, place)
  const drawn = (placed: MapDrawing['pins'], names: readonly PlacedName[], lines: string) => ({
    box,
    section,
    pins: placed,
    shown: pins.reduce((sum, { count }, index) => (placed[index] ? sum + count : sum), 0),
    names,
    leaders: lines,
  })
  if (box === NARROW_BOX && where.length > 1) {
    const placed = placePins(wishes, box, [isOnItsBank])
    const standing = present(placed)
    const around = wishedNames
      .map((name) => ({ ...name, at: standing.find(({ id }) => id === name.id)?.at ?? name.at }))
      // Those at the sides have the least room.
      .toSorted((a, b) => Math.abs(b.at[0] - box.width / 2) - Math.abs(a.at[0] - box.width / 2))
      .toSorted((a, b) => Number(where.includes(b.id)) - Number(where.includes(a.id)))
    const names = present(placePins(around, box, [isAtItsOwn(standing), isOnItsBank], standing))
    return drawn(placed, names, leaders(standing, names))
  }
  const names = present(placePins(wishedNames, box, [isOnItsBank]))
  return drawn(placePins(wishes, box, [isAtItsOwn(names), isOnItsBank], names), names, '')
}

function present<T>(places: readonly (T | undefined)[]): T[] {
  return places.flatMap((place) => place ?? [])
}

/** Whose pin or name is the nearest to a point. */
function nearestOf(standing: readonly PinPlace[], [x, y]: Point): NeighborhoodId | undefined {
  let nearest: { id: NeighborhoodId; distance: number } | undefined
  for (const { id, at } of standing) {
    const distance = (at[0] - x) ** 2 + (at[1] - y) ** 2
    if (!nearest || distance < nearest.distance) nearest = { id, distance }
  }
  return nearest?.id
}

/** The pins of a map with fewer and fewer of them: as many as a wide one has, and what phones may have instead. */
function waysToShare(
  cards: readonly VenueCard[],
  counts: Readonly<Partial<Record<NeighborhoodId, number>>>,
  where: readonly NeighborhoodId[],
): Omit<Pin, 'text'>[][] {
  const single = (venue: VenueCard) => ({ neighborhood: venue.neighborhood, venues: [venue], count: 1 })
  if (where.length === 1) return [cards.slice(0, MAX_OF_ONE).map(single)]
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
  const ways = Array.from({ length: MOST_BESIDE_EACH_OTHER }, (_, less) =>
    sharing(MOST_BESIDE_EACH_OTHER - less),
  )
  const few = ways.findIndex(({ length }) => length <= MAX_OF_SEVERAL)
  return ways.slice(few)
}
