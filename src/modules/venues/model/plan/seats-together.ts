/** Which chairs of a room are used where there are more of them than guests: nobody sits alone. */
import type { Seat } from './furniture.ts'
import { PLAN_RULES } from './plan-rules.ts'

/** Two chairs that are no further apart stand side by side: those of a row, in metres. */
const BESIDE = PLAN_RULES.seat + 0.01

/** Where a chair is in its row, and where the row is. */
export function inRow([x, y, turn]: Seat): { readonly along: number; readonly across: number } {
  return turn % 180 === 0 ? { along: x, across: y } : { along: y, across: x }
}

/** For each chair the places in the list of the one or two beside it. */
function neighbours(seats: readonly Seat[]): number[][] {
  const places = seats.map((seat, at) => ({ at, turn: seat[2], ...inRow(seat) }))
  places.sort((a, b) => a.turn - b.turn || a.across - b.across || a.along - b.along)
  const beside = seats.map((): number[] => [])
  for (const [index, place] of places.entries()) {
    const next = places[index + 1]
    if (!next || next.turn !== place.turn || next.across !== place.across) continue
    if (next.along - place.along > BESIDE) continue
    beside[place.at]?.push(next.at)
    beside[next.at]?.push(place.at)
  }
  return beside
}

/** The chairs that have another one beside them. */
export function paired(seats: readonly Seat[]): Seat[] {
  const beside = neighbours(seats)
  return seats.filter((_, at) => beside[at]?.length !== 0)
}

/**
 * As many of some chairs as there are guests.
 * @param seats those that are used first come first; nobody sits alone as long as there are two places side by side
 */
export function together(seats: readonly Seat[], count: number): Seat[] {
  const beside = neighbours(seats)
  const isPaired = (at: number) => beside[at]?.length !== 0
  // A chair that has none beside it is for the last guest.
  const order = [...seats.keys()]
  const used = new Set([...order.filter(isPaired), ...order.filter((at) => !isPaired(at))].slice(0, count))
  const usedBeside = (at: number) => (beside[at] ?? []).filter((other) => used.has(other))
  for (const at of [...used].reverse()) {
    if (!isPaired(at) || usedBeside(at).length > 0) continue
    const better = order.find((other) => !used.has(other) && usedBeside(other).some((near) => near !== at))
    used.delete(at)
    if (better !== undefined) used.add(better)
    else joined(at)
  }

  /** Where every other pair is full, the last guest takes somebody along, whom nobody else sits alone for. */
  function joined(at: number): void {
    const [near] = beside[at] ?? []
    const free = [...used]
      .reverse()
      .find((other) => usedBeside(other).every((next) => usedBeside(next).length > 1))
    used.add(at)
    if (near === undefined || free === undefined) return
    used.delete(free)
    used.add(near)
  }

  return seats.filter((_, at) => used.has(at))
}
