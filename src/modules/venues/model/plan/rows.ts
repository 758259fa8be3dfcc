import { bothWays } from './axis.ts'
import { EMPTY, type Furniture, type Seat } from './furniture.ts'
import { isFree } from './keep-clear.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { type Room, within } from './room.ts'
import { SEAT } from './work-count.ts'

const { seat, rowSeats, rowGap, twoUnits, oneUnit, stage, wall } = PLAN_RULES

/** From the back of one row to that of the next. */
export const ROW_PITCH = seat + rowGap

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

/** Rows of chairs before a speaker; they face the side that gives more seats. */
export function rows(rooms: readonly Room[]): Furniture {
  const seated = rooms.map((room) => {
    const [one, other] = bothWays(room, rowsFacingUp)
    return other.seats.length > one.seats.length ? other.seats : one.seats
  })
  // One room listens to one speaker.
  const best = seated.reduce((one, other) => (other.length > one.length ? other : one), [])
  return { ...EMPTY, seats: best }
}
