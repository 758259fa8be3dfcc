import type { Furniture } from './furniture.ts'
import type { Rect } from './plan.ts'
import type { Room } from './room.ts'

/** A rectangle with its sides swapped: what is placed along x stands along y when it is swapped back. */
export function swapped([x, y, w, h]: Rect): Rect {
  return [y, x, h, w]
}

/** A room mirrored at the diagonal. */
export function swappedRoom({ zone, clear, work }: Room): Room {
  return { zone: swapped(zone), clear: clear.map(swapped), work }
}

/** Furniture mirrored at the diagonal, as `swappedRoom` does it with rooms. */
export function swappedBack(set: Furniture): Furniture {
  return {
    guests: set.guests.map(([x, y]) => [y, x]),
    seats: set.seats.map(([x, y, turn]) => [y, x, 270 - turn]),
    tables: set.tables.map(([x, y, r]) => [y, x, r]),
    orders: set.orders.map(swapped),
    rails: set.rails.map(([x1, y1, x2, y2]) => [y1, x1, y2, x2]),
    runway: set.runway && swapped(set.runway),
  }
}

/** Both ways to furnish a zone: along x, and along y. */
export function bothWays(room: Room, furnish: (room: Room) => Furniture): [Furniture, Furniture] {
  return [furnish(room), swappedBack(furnish(swappedRoom(room)))]
}

/** The places of pieces of one size that are spread over a length, with at least `pitch` between their middles. */
export function spread(from: number, length: number, pitch: number): number[] {
  if (length < 0) return []
  const count = Math.floor(length / pitch + 1e-6) + 1
  const step = count > 1 ? length / (count - 1) : 0
  const start = count > 1 ? from : from + length / 2
  return Array.from({ length: count }, (_, at) => start + at * step)
}
