/** A few tables in the middle of a hall, as somebody who has room sets them: in even lines, and no further apart than a party sits. */
import type { RoundTable } from './furniture.ts'
import { middleOf, sum } from './geometry.ts'
import type { Hall } from './halls.ts'
import { isClear } from './keep-clear.ts'
import type { TableRoom } from './packed-tables.ts'
import type { Point, Rect } from './plan.ts'

/** More tables are packed: their order is then the room's, not theirs. */
const MOST_TABLES = 40

/** Tables are no further apart than so many times what they must be. */
const WIDEST = 1.35

/** As many shapes are tried where something stands in the way of the best one. */
const SHAPES = 3

/** How far from the middle they are tried, in metres, the nearest first. */
const STEPS = [0, 0.35, -0.35, 0.7, -0.7, 1.05, -1.05]
const SHIFTS = STEPS.flatMap((x) => STEPS.map((y): Point => [x, y])).toSorted(
  (one, other) => Math.hypot(...one) - Math.hypot(...other),
)

/** What is exactly as far as it must be is far enough. */
const NEARLY = 1e-6

/** Tables in lines; `along` and `across` are between their middles. */
interface Shape {
  readonly lines: readonly number[]
  readonly along: number
  readonly across: number
  /** What the nearest two of them would have if the whole hall were theirs. */
  readonly share: number
}

/** The shapes that a number of tables can have in a rectangle, the one that fills it most evenly first. */
function shapesIn([, , width, height]: Rect, room: TableRoom, count: number): Shape[] {
  const all = Array.from({ length: count }, (_, at) => at + 1)
  return all
    .flatMap((lines): Shape | [] => {
      const longest = Math.ceil(count / lines)
      const along = pitchIn(width, longest, room)
      const across = pitchIn(height, lines, room)
      if (along === undefined || across === undefined) return []
      return {
        ...{ lines: linesOf(count, lines), along, across },
        share: Math.min(width / longest, height / lines),
      }
    })
    .toSorted((one, other) => other.share - one.share)
    .slice(0, SHAPES)
}

/** The distance of so many tables in a length; nothing where they have no room. */
function pitchIn(length: number, tables: number, { pitch, edge }: TableRoom): number | undefined {
  const inner = length - 2 * edge
  if (inner < 0) return undefined
  if (tables === 1) return pitch
  const widest = Math.min(length / tables, inner / (tables - 1), pitch * WIDEST)
  return widest < pitch - NEARLY ? undefined : widest
}

/** How many each line has: as even as may be, and more in the middle. */
function linesOf(count: number, lines: number): number[] {
  const [each, more] = [Math.floor(count / lines), count % lines]
  const first = Math.floor((lines - more) / 2)
  return Array.from({ length: lines }, (_, at) => each + (at >= first && at < first + more ? 1 : 0))
}

function placed({ lines, along, across }: Shape, [x, y]: Point, radius: number): RoundTable[] {
  return lines.flatMap((tables, line) =>
    Array.from({ length: tables }, (_, at): RoundTable => {
      return [x + (at - (tables - 1) / 2) * along, y + (line - (lines.length - 1) / 2) * across, radius]
    }),
  )
}

/** Whether all of some tables have room in a hall. */
function haveRoom(
  tables: readonly RoundTable[],
  { zone, clear }: Hall,
  { around, edge }: TableRoom,
): boolean {
  const [left, top, width, height] = zone
  const off = edge - NEARLY
  return tables.every(
    ([x, y]) =>
      x >= left + off &&
      y >= top + off &&
      x <= left + width - off &&
      y <= top + height - off &&
      isClear([x, y], around, clear),
  )
}

/** So many tables in the middle of a hall; nothing where it has no room for them in lines. */
export function evenTables(hall: Hall, room: TableRoom, count: number): RoundTable[] | undefined {
  if (count > MOST_TABLES) return undefined
  const [x, y] = middleOf(hall.free)
  for (const shape of shapesIn(hall.free, room, count)) {
    const tight = { ...shape, along: room.pitch, across: room.pitch }
    const between = {
      ...shape,
      along: (shape.along + room.pitch) / 2,
      across: (shape.across + room.pitch) / 2,
    }
    for (const [dx, dy] of SHIFTS) {
      if (!hall.work.take(3 * count * hall.clear.length)) return undefined
      for (const tried of [shape, between, tight]) {
        const tables = placed(tried, [x + dx, y + dy], room.radius)
        if (haveRoom(tables, hall, room)) return tables
      }
    }
  }
  return undefined
}

/** How far the middle of some tables is from a point. */
export function offOf(tables: readonly RoundTable[], [x, y]: Point): Point {
  const part = 1 / Math.max(1, tables.length)
  return [sum(tables.map((table) => table[0])) * part - x, sum(tables.map((table) => table[1])) * part - y]
}

/** Tables as a whole as near to the middle of a hall as they can be pushed. */
export function towardsMiddle(
  tables: readonly RoundTable[],
  hall: Hall,
  room: TableRoom,
): readonly RoundTable[] {
  const [dx, dy] = offOf(tables, middleOf(hall.free))
  for (const [partX, partY] of PUSHES) {
    const moved = tables.map(([x, y, radius]): RoundTable => [x - dx * partX, y - dy * partY, radius])
    if (haveRoom(moved, hall, room)) return moved
  }
  return tables
}

const PARTS = [1, 0.75, 0.5, 0.25, 0]
const PUSHES = PARTS.flatMap((x) => PARTS.map((y): Point => [x, y])).toSorted(
  (one, other) => other[0] + other[1] - one[0] - one[1],
)
