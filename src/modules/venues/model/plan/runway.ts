import { swapped, swappedBack, swappedRoom } from './axis.ts'
import { EMPTY, type Furniture, type Seat } from './furniture.ts'
import { byHall, type Hall } from './halls.ts'
import { isFree } from './keep-clear.ts'
import type { Rect } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'
import { ROW_PITCH } from './rows.ts'
import { paired, together } from './seats-together.ts'
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

/**
 * A show in one of the zones: the widest runway nearest to the middle that has seats enough, or else the most. One at which
 * nobody would sit alone comes first.
 */
export function runway(rooms: readonly Room[], enough: number): Furniture {
  let isEnough: Furniture | undefined
  let most: Furniture = EMPTY
  for (const { set, places } of waysOf(rooms)) {
    if (places > most.seats.length) most = set()
    if (places < enough) continue
    const full = set()
    if (paired(full.seats).length >= enough) return full
    isEnough ??= full
  }
  return isEnough ?? most
}

/**
 * Fewer guests beside the same runway, which stays as long as the house shows it: in the largest hall first, there in the first row
 * and from the middle of the runway on, and only then in the others that it goes through.
 */
export function fewerAtRunway(full: Furniture, halls: readonly Hall[], count: number): Furniture {
  const strip = full.runway
  if (!strip) return full
  const main = halls.slice(0, 1)
  const order = byHall(full.seats, main).flatMap((seats, at) => fromMiddle(seats, strip, main[at]?.zone))
  return { ...full, seats: together(order, count) }
}

/** Chairs beside a runway, row by row, those at its foot after those along it. */
function fromMiddle(seats: readonly Seat[], strip: Rect, zone: Rect | undefined): Seat[] {
  const isLevel = strip[2] > strip[3]
  const [from, axis, length, width] = isLevel ? strip : swapped(strip)
  const [start, , extent] = zone ? (isLevel ? zone : swapped(zone)) : [from, axis, length]
  const middle = (Math.max(from, start) + Math.min(from + length, start + extent)) / 2
  const places = seats.map((chair) => {
    const [along, across] = isLevel ? chair : [chair[1], chair[0]]
    const beyond = along - from - length
    const aside = Math.abs(across - axis - width / 2)
    return beyond > 0
      ? { chair, row: 2 * Math.floor((beyond - foot + seat) / ROW_PITCH) + 1, off: aside }
      : { chair, row: 2 * Math.floor((aside - width / 2 - legs) / ROW_PITCH), off: Math.abs(along - middle) }
  })
  return places.toSorted((one, other) => one.row - other.row || one.off - other.off).map(({ chair }) => chair)
}
