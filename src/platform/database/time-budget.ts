/** Time that several steps share. Steps at the same time count once. */
export class TimeBudget {
  readonly #limitMs: number
  #spentMs = 0
  #underWay = 0
  #since = 0
  #closed = false

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** A step begins. Gives what ends it. */
  begin(): () => void {
    if (this.#underWay === 0) this.#since = performance.now()
    this.#underWay += 1
    return () => {
      this.#underWay -= 1
      if (this.#underWay === 0) this.#spentMs += performance.now() - this.#since
    }
  }

  /** Milliseconds that are left, zero or less when it is used up; nothing once it is closed. */
  left(): number | undefined {
    if (this.#closed) return undefined
    const present = this.#underWay > 0 ? performance.now() - this.#since : 0
    return this.#limitMs - this.#spentMs - present
  }

  /** The budget counts no longer. */
  close(): void {
    this.#closed = true
  }
}
