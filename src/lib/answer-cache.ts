interface Kept {
  readonly answer: Response
  readonly until: number
}

interface AnswerCacheOptions {
  /** Most answers kept; the one asked for longest ago goes first. */
  readonly max: number
  /** How long an answer is good for, in milliseconds. */
  readonly keptMs: number
  /** Milliseconds. */
  readonly now: () => number
}

/** Answers by address, in memory, for a while. */
export class AnswerCache {
  readonly #options: AnswerCacheOptions
  readonly #kept = new Map<string, Kept>()

  constructor(options: AnswerCacheOptions) {
    this.#options = options
  }

  /** A copy of the answer, whose body can be read. */
  get(address: string): Response | undefined {
    const kept = this.#kept.get(address)
    if (!kept) return undefined
    this.#kept.delete(address)
    if (kept.until <= this.#options.now()) return undefined
    // A Map keeps the order of insertion: the last one asked for goes to the end.
    this.#kept.set(address, kept)
    return kept.answer.clone()
  }

  /** Keeps an answer whose body no one reads. */
  set(address: string, answer: Response): void {
    this.#kept.delete(address)
    this.#kept.set(address, { answer, until: this.#options.now() + this.#options.keptMs })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#options.max && oldest !== undefined) this.#kept.delete(oldest)
  }
}
