import { bothWays, spread } from './axis.ts'
import { EMPTY, type Furniture, type Seat } from './furniture.ts'
import { middleOf } from './geometry.ts'
import type { Hall } from './halls.ts'
import { isFree } from './keep-clear.ts'
import type { Point, Rect, Segment } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'

const { rail, railDepth, railsInLine, twoUnits, oneUnit, orderTable, orderBand, wall, seat } = PLAN_RULES

/** A showroom of this breadth has a band of tables in its middle. */
const WITH_TABLES = 2 * (wall + railDepth) + orderBand

/** Lines of rails along x, those along the walls first, and a band of tables in the middle. */
function along({ zone, clear, work }: Room): Furniture {
  const [left, top, length, breadth] = zone
  const hasTables = breadth >= WITH_TABLES
  const middle = top + breadth / 2
  const lines = spread(
    top + wall + railDepth / 2,
    breadth - 2 * wall - railDepth,
    railDepth + twoUnits,
  ).filter((y) => !hasTables || Math.abs(y - middle) >= (orderBand + railDepth) / 2)
  const places: number[] = []
  let at = left + wall
  while (at + rail <= left + length - wall + 1e-6) {
    places.push(at)
    at += rail + (places.length % railsInLine === 0 ? oneUnit : 0)
  }
  const rails = lines.flatMap((y) => {
    const near = within([left, y - railDepth / 2, length, railDepth], clear)
    if (!work.take(clear.length + places.length * (1 + near.length))) return []
    return places
      .map((x): Segment => [x, y, x + rail, y])
      .filter(([x]) => isFree([x, y - railDepth / 2, rail, railDepth], near))
  })
  const [tableLength, tableDepth] = orderTable
  const tables = hasTables
    ? spread(left + oneUnit, length - 2 * oneUnit - tableLength, tableLength + twoUnits)
        .map((x): Rect => [x, middle - tableDepth / 2, tableLength, tableDepth])
        .filter(([x, y, w, h]) => isFree([x, y - seat, w, h + 2 * seat], clear))
    : []
  const seats = tables.flatMap(([x, y, w, h]): Seat[] =>
    [0.28, 0.72].flatMap((part): Seat[] => [
      [x + w * part, y - seat / 2, 180],
      [x + w * part, y + h + seat / 2, 0],
    ]),
  )
  return { ...EMPTY, rails, orders: tables, seats }
}

/** Rails with ways of two units between them, and tables for appointments. */
export function rails(rooms: readonly Room[]): Furniture {
  const furnished = rooms.map((room) => {
    const [one, other] = bothWays(room, along)
    return other.rails.length > one.rails.length ? other : one
  })
  return {
    ...EMPTY,
    rails: furnished.flatMap((room) => room.rails),
    orders: furnished.flatMap((room) => room.orders),
    seats: furnished.flatMap((room) => room.seats),
  }
}

/** Fewer metres: in the largest hall that they fill or fit in, and as many in the halls after it as it has no room for. */
export function fewerRails(full: Furniture, halls: readonly Hall[], count: number): Furniture {
  const used: Furniture[] = []
  let left = count
  for (const hall of halls) {
    if (left <= 0) break
    const own = halls.length === 1 ? full : rails([hall])
    used.push({ ...own, rails: balanced(own.rails, middleOf(hall.free), left) })
    left -= own.rails.length
  }
  // What lies across two halls is missing in both.
  if (left > 0) return { ...full, rails: full.rails.slice(0, count) }
  return {
    ...EMPTY,
    rails: used.flatMap((set) => set.rails),
    orders: used.flatMap((set) => set.orders),
    seats: used.flatMap((set) => set.seats),
  }
}

/** Some rails of a hall, now on this side of its middle, now on the other: the outer lines first, and each from its middle on. */
function balanced(all: readonly Segment[], [x, y]: Point, count: number): Segment[] {
  if (count >= all.length) return [...all]
  const isLevel = all.every(([, y1, , y2]) => y1 === y2)
  const places = all
    .map((line) => {
      const [along, across] = [(line[0] + line[2]) / 2 - x, (line[1] + line[3]) / 2 - y]
      return isLevel ? { line, along, across } : { line, along: across, across: along }
    })
    .toSorted(
      (one, other) =>
        Math.round(Math.abs(other.across) - Math.abs(one.across)) ||
        Math.abs(one.along) - Math.abs(other.along),
    )
  const used: Segment[] = []
  let weight = 0
  while (used.length < count) {
    const at = Math.max(
      0,
      places.findIndex(({ across }) => across * weight <= 0),
    )
    const [place] = places.splice(at, 1)
    if (!place) break
    weight += place.across
    used.push(place.line)
  }
  return used
}
