/**
 * How much may be tried for one layout, in obstacles that are looked at: counted, not timed, so that the same plan gives
 * the same drawing on every machine. It is less than 50 ms of one core, and enough for the nave of the Grand Palais
 * (13,500 m²) with a column every 15 m.
 */
const MOST = 1_500_000

/** What a standing guest costs in obstacles, being placed and drawn: more than 120,000 make no drawing. */
export const GUEST = 12

/** What a seat beside a runway costs, most of which are tried and not drawn. */
export const SEAT = 4

/** Number of places for a table that cost as much as one obstacle. */
export const TABLE_PLACES = 4

/** What is left to be tried. */
export class WorkCount {
  #left = MOST

  /** Count some tries; false from the moment on in which there were too many. */
  take(tries: number): boolean {
    this.#left -= tries
    return this.#left >= 0
  }

  /** Whether something was left untried. */
  get isSpent(): boolean {
    return this.#left < 0
  }
}
