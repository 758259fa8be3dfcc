import type { RoundTable } from './furniture.ts'
import type { Rect } from './plan.ts'
import type { Room } from './room.ts'
import { TABLE_PLACES } from './work-count.ts'

/** How far apart places are tried, in metres; in a long zone a 400th of its length, which is fine enough there. */
const [FINEST, MOST_STEPS] = [0.1, 400]

/** A table with its guests, in metres. */
export interface TableRoom {
  readonly radius: number
  /** From its middle to the backs of its guests. */
  readonly around: number
  /** Between the middles of two. */
  readonly pitch: number
  /** From its middle to a wall. */
  readonly edge: number
}

/** What is exactly as far as it must be is far enough. */
const NEARLY = 1e-6

/**
 * Tables from the upper left corner on, each where the first free place for it is. Each column of places remembers up to
 * where the tables above reach into it, so that a place is looked at without looking at all tables.
 */
export function packedTables({ zone, clear, work }: Room, size: TableRoom): RoundTable[] {
  const [left, top, width, height] = zone
  const { radius, pitch, edge } = size
  const step = Math.max(FINEST, Math.max(width, height) / MOST_STEPS)
  const columns = countOf(width - 2 * edge, step)
  const taken = new Float64Array(columns).fill(Number.NEGATIVE_INFINITY)
  const tables: RoundTable[] = []
  for (let row = 0; row < countOf(height - 2 * edge, step); row += 1) {
    if (!work.take(columns / TABLE_PLACES + clear.length)) break
    const y = top + edge + row * step
    const blocked = blockedIn(clear, y, { from: left + edge, columns, step, reach: size.around })
    for (let column = 0; column < columns; column += 1) {
      if (blocked[column] || (taken[column] ?? 0) > y) continue
      tables.push([left + edge + column * step, y, radius])
      keepApart(taken, column, { y, pitch, step })
    }
  }
  return tables
}

function countOf(length: number, step: number): number {
  return Math.max(0, Math.floor((length + NEARLY) / step) + 1)
}

interface RowOfPlaces {
  /** Where the first place is. */
  readonly from: number
  readonly columns: number
  readonly step: number
  readonly reach: number
}

/** The places of a row that are too near to something that stays empty. */
function blockedIn(
  clear: readonly Rect[],
  y: number,
  { from, columns, step, reach }: RowOfPlaces,
): Uint8Array<ArrayBuffer> {
  const blocked = new Uint8Array(columns)
  for (const [x, top, w, h] of clear) {
    const half = halfChord(reach, Math.max(top - y, 0, y - top - h))
    if (half === undefined) continue
    const first = Math.floor((x - half - from) / step + NEARLY) + 1
    const end = Math.ceil((x + w + half - from) / step - NEARLY)
    blocked.fill(1, Math.max(0, first), Math.max(0, end))
  }
  return blocked
}

/** Half of the line that a circle cuts out at a distance from its middle. */
function halfChord(radius: number, distance: number): number | undefined {
  const square = (radius - NEARLY) ** 2 - distance ** 2
  return square > 0 ? Math.sqrt(square) : undefined
}

function keepApart(
  taken: Float64Array,
  column: number,
  { y, pitch, step }: { y: number; pitch: number; step: number },
): void {
  const span = Math.ceil(pitch / step)
  const last = Math.min(taken.length - 1, column + span)
  for (let at = Math.max(0, column - span); at <= last; at += 1) {
    const half = halfChord(pitch, (at - column) * step)
    if (half !== undefined) taken[at] = Math.max(taken[at] ?? 0, y + half)
  }
}
