import { bothWays } from './axis.ts'
import { EMPTY, type Furniture, type Seat } from './furniture.ts'
import { middleOf, sum } from './geometry.ts'
import { byHall, type Hall } from './halls.ts'
import { isFree } from './keep-clear.ts'
import type { Point } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'
import { inRow, paired, together } from './seats-together.ts'
import { SEAT } from './work-count.ts'

const { seat, rowSeats, rowGap, twoUnits, oneUnit, stage, wall } = PLAN_RULES

/** From the back of one row to that of the next. */
export const ROW_PITCH = seat + rowGap

/** As many guests of a row make it one, where there are few. */
const FEWEST_OF_ROW = 3

/** Where the blocks of a row begin, and how many seats each has: a way on both sides of each. */
function blocksOf(left: number, breadth: number): { from: number; seats: number }[] {
  const sets = [1, 2, 3, 4].map((blocks) => {
    const ways = 2 * oneUnit + (blocks - 1) * twoUnits
    const seats = Math.min(rowSeats, Math.floor((breadth - ways) / blocks / seat + 1e-6))
    return { blocks, seats, spare: breadth - ways - blocks * seats * seat }
  })
  const best = sets.reduce((one, other) =>
    other.blocks * other.seats > one.blocks * one.seats ? other : one,
  )
  if (best.seats < 2) return []
  return Array.from({ length: best.blocks }, (_, at) => ({
    from: left + best.spare / 2 + oneUnit + at * (best.seats * seat + twoUnits),
    seats: best.seats,
  }))
}

/** Rows along x that face the top of the sheet. */
function rowsFacingUp({ zone, clear, work }: Room): Furniture {
  const [left, top, breadth, depth] = zone
  const blocks = blocksOf(left, breadth)
  const count = Math.floor((depth - stage - wall - seat) / ROW_PITCH + 1e-6) + 1
  const seats = Array.from({ length: Math.max(0, count) }, (_, row): Seat[] => {
    const y = top + stage + seat / 2 + row * ROW_PITCH
    const near = within([left, y - seat / 2, breadth, seat], clear)
    if (!work.take(clear.length + (breadth / seat) * (SEAT + near.length))) return []
    return blocks
      .flatMap(({ from, seats: own }) =>
        Array.from({ length: own }, (_, at): Seat => [from + (at + 0.5) * seat, y, 0]),
      )
      .filter(([x]) => isFree([x - seat / 2, y - seat / 2, seat, seat], near))
  }).flat()
  return { ...EMPTY, seats }
}

/** Some chairs in their rows, the first row first. */
function rowsIn(seats: readonly Seat[]): Seat[][] {
  const byRow = Map.groupBy(seats, (seat) => inRow(seat).across)
  return [...byRow].toSorted(([one], [other]) => one - other).map(([, row]) => row)
}

/**
 * Chairs of a hall in the order in which they are used by so many guests: some whole rows around its middle, of which each has
 * nearly as many, from its own middle on. They are as broad for their depth as all of them would be.
 */
function aroundMiddle(seats: readonly Seat[], middle: Point, count: number): Seat[] {
  const [first] = seats
  if (!first || count >= seats.length) return [...seats]
  const [x, y] = middle
  const centre = inRow([x, y, first[2]])
  const off = (seat: Seat) => Math.abs(inRow(seat).along - centre.along)
  const all = rowsIn(seats).map((row) => row.toSorted((one, other) => off(one) - off(other)))
  for (const depth of depthsOf(all.length, seats.length, count)) {
    const from = nearest(all, depth, { centre: centre.across, count })
    if (from === undefined) continue
    const block = all.slice(from, from + depth)
    const others = [...all.slice(0, from), ...all.slice(from + depth)]
    const shares = sharesOf(
      block.map((row) => row.length),
      count,
    )
    return [
      ...block.flatMap((row, at) => row.slice(0, shares[at])),
      ...[...block.flatMap((row, at) => row.slice(shares[at])), ...others.flat()],
    ]
  }
  return [...seats]
}

/** How many rows may be used, the best number first: one that leaves no row shorter, and that makes the shape of them all. */
function depthsOf(rowsOfAll: number, seatsOfAll: number, count: number): number[] {
  const most = Math.max(1, Math.min(rowsOfAll, Math.floor(count / FEWEST_OF_ROW)))
  const usual = Math.min(most, Math.max(1, Math.round(rowsOfAll * Math.sqrt(count / seatsOfAll))))
  const missing = (depth: number) => Math.ceil(count / depth) * depth - count
  const near = [usual - 1, usual, usual + 1]
    .filter((depth) => depth >= 1 && depth <= most)
    .toSorted((a, b) => missing(a) - missing(b) || Math.abs(a - usual) - Math.abs(b - usual))
  // Columns may leave none of them with chairs enough.
  return [...near, ...Array.from({ length: rowsOfAll - usual }, (_, at) => usual + 1 + at)]
}

/** Where as many rows as are asked for begin, with chairs enough and as near to the middle as may be. */
function nearest(
  all: readonly Seat[][],
  depth: number,
  { centre, count }: { centre: number; count: number },
): number | undefined {
  const across = all.map(([seat]) => (seat ? inRow(seat).across : 0))
  const off = (from: number) => Math.abs(((across[from] ?? 0) + (across[from + depth - 1] ?? 0)) / 2 - centre)
  return Array.from({ length: all.length - depth + 1 }, (_, from) => from)
    .filter((from) => sum(all.slice(from, from + depth).map((row) => row.length)) >= count)
    .toSorted((one, other) => off(one) - off(other))[0]
}

/** How many of each row are used: as even as their lengths let it be, and one less in the last ones. */
function sharesOf(lengths: readonly number[], count: number): number[] {
  let most = 1
  while (sum(lengths.map((length) => Math.min(length, most))) < count) most += 1
  let tooMany = sum(lengths.map((length) => Math.min(length, most))) - count
  return lengths
    .toReversed()
    .map((length) => {
      const isLess = tooMany > 0 && length >= most
      if (isLess) tooMany -= 1
      return isLess ? most - 1 : Math.min(length, most)
    })
    .reverse()
}

/** Fewer guests: in the first hall that holds all of them, or else one hall after the other. */
export function fewerRows({ seats }: Furniture, halls: readonly Hall[], count: number): Furniture {
  for (const hall of halls) {
    const own = halls.length === 1 ? seats : rows([hall]).seats
    if (own.length < count) continue
    return { ...EMPTY, seats: together(aroundMiddle(own, middleOf(hall.free), count), count) }
  }
  let left = count
  const order = byHall(seats, halls).flatMap((inHall, at) => {
    const hall = halls[at]
    const part = hall && left > 0 ? aroundMiddle(inHall, middleOf(hall.free), left) : inHall
    left -= part.length
    return part
  })
  return { ...EMPTY, seats: together(order, count) }
}

/** Rows of chairs before a speaker; they face the side that gives more seats. */
export function rows(rooms: readonly Room[]): Furniture {
  const seated = rooms.map((room) => {
    const [one, other] = bothWays(room, rowsFacingUp)
    return other.seats.length > one.seats.length ? other.seats : one.seats
  })
  // One room listens to one speaker.
  const best = seated.reduce((one, other) => (other.length > one.length ? other : one), [])
  // A chair alone behind a column is no part of a row.
  return { ...EMPTY, seats: paired(best) }
}
