import { isClear } from '../keep-clear.ts'
import type { Rect } from '../plan.ts'
import { PLAN_RULES } from '../plan-rules.ts'
import { bothWays, spread } from './axis.ts'
import { firstWith } from './enough.ts'
import { EMPTY, type Furniture, type RoundTable, type Seat } from './furniture.ts'

/** A size of tables. */
export type TableSeats = keyof typeof PLAN_RULES.tables

const SIZES: readonly TableSeats[] = [10, 8]

/** How far apart places are tried, in metres. */
const STEP = 0.1

/** A table with its guests, and the distance to the next one. */
function roomOf(size: TableSeats) {
  const radius = PLAN_RULES.tables[size] / 2
  const around = radius + PLAN_RULES.seated
  return { radius, around, pitch: 2 * around + PLAN_RULES.sideWay, edge: around + PLAN_RULES.back }
}

/** Tables from one corner on, each where the first free place for it is. */
function packed(
  [left, top, width, height]: Rect,
  clear: readonly Rect[],
  size: TableSeats,
  isFromRight: boolean,
): RoundTable[] {
  const { radius, around, pitch, edge } = roomOf(size)
  const tables: RoundTable[] = []
  for (let down = edge; down <= height - edge + 1e-6; down += STEP) {
    for (let across = edge; across <= width - edge + 1e-6; across += STEP) {
      const [x, y] = [isFromRight ? left + width - across : left + across, top + down]
      const isApart = tables.every(([X, Y]) => Math.hypot(x - X, y - Y) >= pitch - 1e-6)
      if (isApart && isClear([x, y], around, clear)) tables.push([x, y, radius])
    }
  }
  return tables
}

/** The same on an even grid: what is not in its way is spread over the whole room. */
function gridIn([left, top, width, height]: Rect, clear: readonly Rect[], size: TableSeats): RoundTable[] {
  const { radius, around, pitch } = roomOf(size)
  const edge = around + PLAN_RULES.wall
  const across = spread(left + edge, width - 2 * edge, pitch)
  return spread(top + edge, height - 2 * edge, pitch)
    .flatMap((y) => across.map((x): RoundTable => [x, y, radius]))
    .filter(([x, y]) => isClear([x, y], around, clear))
}

/** Every way to lay tables of one size: evenly, then packed from each corner. */
function waysWith(zones: readonly Rect[], clear: readonly Rect[], size: TableSeats): RoundTable[][] {
  const packedFrom = (isFromRight: boolean, way: 0 | 1) =>
    zones.flatMap((zone) => {
      const furnish = (own: Rect, places: readonly Rect[]) => ({
        ...EMPTY,
        tables: packed(own, places, size, isFromRight),
      })
      return bothWays(zone, clear, furnish)[way].tables
    })
  return [
    zones.flatMap((zone) => gridIn(zone, clear, size)),
    packedFrom(false, 0),
    packedFrom(true, 0),
    packedFrom(false, 1),
    packedFrom(true, 1),
  ]
}

function chairsAt([x, y, radius]: RoundTable, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, at): Seat => {
    const angle = (at / seats) * 2 * Math.PI
    const out = radius + PLAN_RULES.chair / 2
    return [x + out * Math.sin(angle), y - out * Math.cos(angle), Math.round((at / seats) * 360) + 180]
  })
}

/** Round tables with as many seats as there may be, or as are enough: large tables and even rows come first. */
export function dinner(zones: readonly Rect[], clear: readonly Rect[], enough: number): Furniture {
  const ways = SIZES.flatMap((size) =>
    waysWith(zones, clear, size).map((tables) => ({ tables, size, places: tables.length * size })),
  )
  const { tables, size } = firstWith(ways, enough)
  return laid(tables, tables.length * size)
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
