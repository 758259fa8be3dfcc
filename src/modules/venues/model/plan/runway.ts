import { swappedBack, swappedRoom } from './axis.ts'
import { firstWith } from './enough.ts'
import { EMPTY, type Furniture, type Seat } from './furniture.ts'
import { isFree } from './keep-clear.ts'
import type { Rect } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'
import { ROW_PITCH } from './rows.ts'
import { SEAT } from './work-count.ts'

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
function runwayAt({ zone, clear, work }: Room, width: number, offset: number): Furniture {
  const [left, top, length, breadth] = zone
  const axis = top + breadth / 2 + offset
  // Two rows at the foot, and a way around them.
  const long = Math.floor((length - backstage - foot - 2 * ROW_PITCH) * 2) / 2
  const start = left + backstage
  const strip: Rect = [start, axis - width / 2, long, width]
  if (!work.take(1 + clear.length) || long < SHORTEST || !isFree(strip, clear)) return EMPTY
  const places = placesAlong(start, long)
  const across = Math.floor((width + 2 * ROW_PITCH) / seat)
  /** Those of a row, all in one line, that stand in the room and on nothing else. */
  const free = (row: Seat[], line: Rect): Set<Seat> => {
    const near = within(line, clear)
    if (!work.take(clear.length + row.length * (SEAT + near.length))) return new Set()
    return new Set(
      row.filter(
        ([x, y]) =>
          y - seat / 2 >= top &&
          y + seat / 2 <= top + breadth &&
          isFree([x - seat / 2, y - seat / 2, seat, seat], near),
      ),
    )
  }
  const seats = Array.from({ length: mostRows }, (_, row) => {
    const out = width / 2 + legs + seat / 2 + row * ROW_PITCH
    const side = (y: number, turn: number) => {
      const all = places.map((x): Seat => [x, y, turn])
      return { all, free: free(all, [left, y - seat / 2, length, seat]) }
    }
    const [one, other] = [side(axis - out, 180), side(axis + out, 0)]
    const sides = one.all.flatMap((place, at): Seat[] => {
      const facing = other.all[at]
      return [...(one.free.has(place) ? [place] : []), ...(facing && other.free.has(facing) ? [facing] : [])]
    })
    const behind = start + long + foot + row * ROW_PITCH - seat / 2
    const ends = Array.from({ length: row < 2 ? across : 0 }, (_, at): Seat => {
      return [behind, axis + (at + 0.5 - across / 2) * seat, 270]
    })
    return [...sides, ...free(ends, [behind - seat / 2, top, seat, breadth])]
  }).flat()
  return { ...EMPTY, seats, runway: strip }
}

function* waysOf(rooms: readonly Room[]) {
  const swappedRooms = rooms.map(swappedRoom)
  for (const width of runways) {
    for (const offset of OFFSETS) {
      for (const [at, room] of rooms.entries()) {
        const along = runwayAt(room, width, offset)
        yield { set: () => along, places: along.seats.length }
        const across = runwayAt(swappedRooms[at] ?? room, width, offset)
        yield { set: () => swappedBack(across), places: across.seats.length }
      }
    }
  }
}

/** A show in one of the zones: the widest runway nearest to the middle that has seats enough, or else the most. */
export function runway(rooms: readonly Room[], enough: number): Furniture {
  return firstWith(waysOf(rooms), enough)?.set() ?? EMPTY
}
