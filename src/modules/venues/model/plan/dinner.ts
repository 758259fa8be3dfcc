import { spread, swappedBack, swappedRoom } from './axis.ts'
import { firstWith } from './enough.ts'
import { evenTables, offOf, towardsMiddle } from './even-tables.ts'
import { EMPTY, type Furniture, type RoundTable, type Seat } from './furniture.ts'
import { middleOf } from './geometry.ts'
import type { Hall } from './halls.ts'
import { isClear } from './keep-clear.ts'
import { packedTables, type TableRoom } from './packed-tables.ts'
import type { Point, Rect } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'

/** A size of tables. */
export type TableSeats = keyof typeof PLAN_RULES.tables

const SIZES: readonly TableSeats[] = [10, 8]

function roomOf(size: TableSeats): TableRoom {
  const radius = PLAN_RULES.tables[size] / 2
  const around = radius + PLAN_RULES.seated
  return { radius, around, pitch: 2 * around + PLAN_RULES.sideWay, edge: around + PLAN_RULES.back }
}

/** From the upper left corner, or from the right one: as in a mirror. */
function packed({ zone, clear, work }: Room, size: TableSeats, isFromRight: boolean): RoundTable[] {
  if (!isFromRight) return packedTables({ zone, clear, work }, roomOf(size))
  const [left, , width] = zone
  const mirror = 2 * left + width
  const seen = clear.map(([x, y, w, h]): Rect => [mirror - x - w, y, w, h])
  return packedTables({ zone, clear: seen, work }, roomOf(size)).map(([x, y, r]) => [mirror - x, y, r])
}

/** The same on an even grid: what is not in its way is spread over the whole room. */
function gridIn({ zone, clear, work }: Room, size: TableSeats): RoundTable[] {
  const [left, top, width, height] = zone
  const { radius, around, pitch } = roomOf(size)
  const edge = around + PLAN_RULES.wall
  const across = spread(left + edge, width - 2 * edge, pitch)
  return spread(top + edge, height - 2 * edge, pitch)
    .filter(() => work.take(across.length * (1 + clear.length)))
    .flatMap((y) => across.map((x): RoundTable => [x, y, radius]))
    .filter(([x, y]) => isClear([x, y], around, clear))
}

function* waysOf(rooms: readonly Room[]) {
  for (const size of SIZES) {
    for (const tables of waysWith(rooms, size)) yield { tables, places: tables.length * size }
  }
}

/** Every way to lay tables of one size: evenly, then packed from each corner. */
function* waysWith(rooms: readonly Room[], size: TableSeats): Generator<RoundTable[]> {
  yield rooms.flatMap((room) => gridIn(room, size))
  for (const isFromRight of [false, true]) yield rooms.flatMap((room) => packed(room, size, isFromRight))
  for (const isFromRight of [false, true]) {
    const tables = rooms.flatMap((room) => packed(swappedRoom(room), size, isFromRight))
    yield [...swappedBack({ ...EMPTY, tables }).tables]
  }
}

function chairsAt([x, y, radius]: RoundTable, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, at): Seat => {
    const angle = (at / seats) * 2 * Math.PI
    const out = radius + PLAN_RULES.chair / 2
    return [x + out * Math.sin(angle), y - out * Math.cos(angle), Math.round((at / seats) * 360) + 180]
  })
}

/** Round tables with as many seats as there may be, or as are enough: large tables and even rows come first. */
export function dinner(rooms: readonly Room[], enough: number): Furniture {
  const { tables, places } = firstWith(waysOf(rooms), enough) ?? { tables: [], places: 0 }
  return laid(tables, places)
}

/** Fewer guests: as few tables as hold everybody, each with nearly as many. */
export function fewerAtTables(full: Furniture, halls: readonly Hall[], guests: number): Furniture {
  const size: TableSeats = full.tables.length * 10 === full.seats.length ? 10 : 8
  const count = Math.ceil(guests / size)
  return laid(inHalls(halls, size, count) ?? full.tables.slice(0, count), guests)
}

/** Tables in the first hall, and those that it has no room for in the next ones; nothing where they do not hold all. */
function inHalls(halls: readonly Hall[], size: TableSeats, count: number): RoundTable[] | undefined {
  const [hall, ...others] = halls
  if (!hall) return undefined
  const own = tablesIn(hall, size, count)
  if (own.length >= count) return own
  const apart = roomOf(size).around + PLAN_RULES.sideWay
  const taken = own.map(([x, y]): Rect => [x - apart, y - apart, 2 * apart, 2 * apart])
  const left = others.map((other) => ({ ...other, clear: [...other.clear, ...within(other.zone, taken)] }))
  const rest = inHalls(left, size, count - own.length)
  return rest && [...own, ...rest]
}

/** So many tables in the middle of a hall, or as many as it holds. */
function tablesIn(hall: Hall, size: TableSeats, count: number): RoundTable[] {
  const room = roomOf(size)
  const even = evenTables(hall, room, count)
  if (even) return even
  const middle = middleOf(hall.free)
  let best: readonly RoundTable[] = []
  let bestOff = Number.POSITIVE_INFINITY
  for (const tables of waysWith([hall], size)) {
    if (tables.length < Math.min(count, best.length)) continue
    const few = towardsMiddle(nearest(tables, middle, count), hall, {
      ...room,
      edge: room.around + PLAN_RULES.back,
    })
    const off = Math.hypot(...offOf(few, middle))
    if (few.length === best.length && off >= bestOff) continue
    best = few
    bestOff = off
  }
  return [...best]
}

function nearest(tables: readonly RoundTable[], [x, y]: Point, count: number): RoundTable[] {
  const off = (table: RoundTable) => Math.hypot(table[0] - x, table[1] - y)
  return tables.toSorted((one, other) => off(one) - off(other)).slice(0, count)
}

function laid(tables: readonly RoundTable[], guests: number): Furniture {
  const seats = tables.flatMap((table, at) => chairsAt(table, Math.ceil((guests - at) / tables.length)))
  return { ...EMPTY, tables, seats }
}
