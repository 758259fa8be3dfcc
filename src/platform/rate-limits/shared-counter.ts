/** How often something was done from one network, as one process knows it. */
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Budget } from './limit-table.ts'

/** Counts in memory; what other processes have counted comes in with {@link SharedCounter.agree}. */
export class SharedCounter {
  /** The key of the stored counter. */
  readonly key: string
  readonly #budget: Budget
  /** Of all processes, as far as it is known here. */
  #points = 0
  /** Milliseconds since 1970: when counting begins anew. */
  #until = 0
  /** Count not yet added to the stored counter. */
  #unflushed = 0

  constructor(key: string, budget: Budget) {
    this.key = key
    this.#budget = budget
  }

  /**
   * Counts once more.
   * @returns milliseconds to wait; 0 within the budget
   */
  count(now: number): number {
    if (this.isOver(now)) {
      this.#points = 0
      this.#unflushed = 0
      this.#until = now + this.#budget.seconds * 1000
    }
    this.#points += 1
    this.#unflushed += 1
    return this.#points > this.#budget.points ? this.#until - now : 0
  }

  /** Whether its time is over, or was counted from the time of a wrong clock. */
  isOver(now: number): boolean {
    return this.#until <= now || this.#until > now + this.#budget.seconds * 1000 + CLOCKS_DIFFER_MS
  }

  /** Amount to add to the stored counter, and the end of a new one's period. */
  get unflushed(): { readonly points: number; readonly until: number } {
    return { points: this.#unflushed, until: this.#until }
  }

  /** Takes over what is stored, now that it was raised by so many points. */
  agree(flushed: number, stored: { readonly points: number; readonly until: number }): void {
    // Counted meanwhile, and not in what is stored.
    this.#unflushed = Math.max(this.#unflushed - flushed, 0)
    this.#points = stored.points + this.#unflushed
    this.#until = stored.until
  }
}
