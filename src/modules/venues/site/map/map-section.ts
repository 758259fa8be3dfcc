/** The part of the drawn Paris that a map of venues shows, and where venues are in it. */
import {
  ARRONDISSEMENT_NUMBERS,
  MAP_SPOTS,
  type MapSpotId,
  type Point,
} from '#/ui/site/paris-map-geometry.ts'
import { isLeftBank } from '#/ui/site/paris-river.ts'

/** A box that pins lie in. */
export interface MapBox {
  readonly width: number
  readonly height: number
  /** How large the city is in it, against the drawing of the city, where venues lie all over it. */
  readonly scale: number
  /** The size of the letters on a pin, and the room at either side of them. */
  readonly letters: number
  readonly padding: number
  /** What of the city is in its middle, where venues lie all over it. */
  readonly middle: Point
}

/** The box of wide windows: about a pixel a unit beside the list of a screen of 1280. */
export const WIDE_BOX: MapBox = {
  width: 600,
  height: 560,
  scale: 1,
  letters: 15,
  padding: 9,
  middle: [479, 386],
}

/** The box of phones, as wide as they are: nothing of it is out of sight. Most of it is for the right bank, which most venues are on. */
export const NARROW_BOX: MapBox = {
  width: 360,
  height: 430,
  scale: 0.72,
  letters: 13,
  padding: 6,
  middle: [470, 290],
}

/** How far an arrondissement draws a venue from the middle of its neighbourhood, at most, in units of the city. */
const MAX_PULL = 40

/** A section of the city. */
export interface MapSection {
  /** How much larger than in the drawing of the city. */
  readonly scale: number
  /** What of the city is in the upper left corner. */
  readonly corner: Point
}

/** The section for venues in these neighbourhoods: of one alone it shows what lies around it, twice as large. */
export function mapSection(neighborhoods: readonly MapSpotId[], box: MapBox): MapSection {
  const [only, ...others] = new Set(neighborhoods)
  const isOne = only !== undefined && others.length === 0
  const scale = isOne ? 2 * box.scale : box.scale
  const [x, y] = isOne ? MAP_SPOTS[only].pin : box.middle
  return { scale, corner: [x - box.width / 2 / scale, y - box.height / 2 / scale] }
}

/** Where a point of the city is in a section. */
export function toSection({ scale, corner }: MapSection, [x, y]: Point): Point {
  return [(x - corner[0]) * scale, (y - corner[1]) * scale]
}

/** Where a point of a section is in the city. */
export function toCity({ scale, corner }: MapSection, [x, y]: Point): Point {
  return [x / scale + corner[0], y / scale + corner[1]]
}

/**
 * Where a venue stands: in its neighbourhood, on the side of its arrondissement. Nothing more is public (behaviour 6.1).
 * @param arrondissement 1 to 20; absent for the neighbourhood as a whole
 */
export function cityPoint(neighborhood: MapSpotId, arrondissement?: number): Point {
  const [x, y] = MAP_SPOTS[neighborhood].pin
  const [toX, toY] = ARRONDISSEMENT_NUMBERS[(arrondissement ?? 0) - 1] ?? [x, y]
  const distance = Math.hypot(toX - x, toY - y)
  const part = distance === 0 ? 0 : Math.min(1 / 3, MAX_PULL / distance)
  const pulled: Point = [x + (toX - x) * part, y + (toY - y) * part]
  return isLeftBank(...pulled) === isLeftBank(x, y) ? pulled : [x, y]
}
