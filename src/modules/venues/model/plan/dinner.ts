import { spread, swappedBack, swappedRoom } from './axis.ts'
import { firstWith } from './enough.ts'
import { EMPTY, type Furniture, type RoundTable, type Seat } from './furniture.ts'
import { isClear } from './keep-clear.ts'
import { packedTables, type TableRoom } from './packed-tables.ts'
import type { Rect } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import type { Room } from './room.ts'

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

/** The same tables for fewer guests: as few of them as hold everybody, each with nearly as many. */
export function fewerAtTables({ tables, seats }: Furniture, guests: number): Furniture {
  const size = Math.round(seats.length / Math.max(1, tables.length))
  return laid(tables.slice(0, Math.ceil(guests / size)), guests)
}

function laid(tables: readonly RoundTable[], guests: number): Furniture {
  const seats = tables.flatMap((table, at) => chairsAt(table, Math.ceil((guests - at) / tables.length)))
  return { ...EMPTY, tables, seats }
}
