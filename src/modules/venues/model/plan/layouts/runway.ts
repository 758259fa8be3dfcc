import { isFree } from '../keep-clear.ts'
import type { Rect } from '../plan.ts'
import { PLAN_RULES } from '../plan-rules.ts'
import { bothWays } from './axis.ts'
import { firstWith } from './enough.ts'
import { EMPTY, type Furniture, type Seat } from './furniture.ts'
import { ROW_PITCH } from './rows.ts'

const { seat, rowSeats, oneUnit, legs, backstage, foot, runways, mostRows } = PLAN_RULES

/** Shorter is no runway. */
const SHORTEST = 5

/** Places of a row along the runway, with a way after every sixteen. */
function placesAlong(from: number, length: number): number[] {
  const places: number[] = []
  let at = from
  while (at + seat <= from + length + 1e-6) {
    places.push(at + seat / 2)
    at += seat + (places.length % rowSeats === 0 ? oneUnit : 0)
  }
  return places
}

/** How far from the middle of the room a runway may lie, in metres: columns may stand there. */
const OFFSETS = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2]

/** A runway along x with rows on both sides and at its foot, those next to it first. */
function runwayAt(
  [left, top, length, breadth]: Rect,
  clear: readonly Rect[],
  width: number,
  offset: number,
): Furniture {
  const axis = top + breadth / 2 + offset
  // Two rows at the foot, and a way around them.
  const long = Math.floor((length - backstage - foot - 2 * ROW_PITCH) * 2) / 2
  const start = left + backstage
  const strip: Rect = [start, axis - width / 2, long, width]
  if (long < SHORTEST || !isFree(strip, clear)) return EMPTY
  const places = placesAlong(start, long)
  const across = Math.floor((width + 2 * ROW_PITCH) / seat)
  const isPlace = ([x, y]: Seat) =>
    y - seat / 2 >= top &&
    y + seat / 2 <= top + breadth &&
    isFree([x - seat / 2, y - seat / 2, seat, seat], clear)
  const seats = Array.from({ length: mostRows }, (_, row) => {
    const out = width / 2 + legs + seat / 2 + row * ROW_PITCH
    const sides = places.flatMap((x): Seat[] => [
      [x, axis - out, 180],
      [x, axis + out, 0],
    ])
    const behind = start + long + foot + row * ROW_PITCH - seat / 2
    const ends = Array.from({ length: row < 2 ? across : 0 }, (_, at): Seat => {
      return [behind, axis + (at + 0.5 - across / 2) * seat, 270]
    })
    return [...sides, ...ends]
  }).flat()
  return { ...EMPTY, seats: seats.filter(isPlace), runway: strip }
}

/** A show in one of the zones: the widest runway nearest to the middle that has seats enough, or else the most. */
export function runway(zones: readonly Rect[], clear: readonly Rect[], enough: number): Furniture {
  const ways = runways.flatMap((width) =>
    OFFSETS.flatMap((offset) =>
      zones.flatMap((zone) =>
        bothWays(zone, clear, (own, places) => runwayAt(own, places, width, offset)).map((set) => ({
          set,
          places: set.seats.length,
        })),
      ),
    ),
  )
  return firstWith([...ways, { set: EMPTY, places: 0 }], enough).set
}
