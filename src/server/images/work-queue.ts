/** Runs at most `parallel` jobs at a time; the others wait in the order they came. */
export class WorkQueue {
  readonly #parallel: number
  readonly #waiting: Array<() => void> = []
  #running = 0

  constructor(parallel: number) {
    this.#parallel = parallel
  }

  /** Runs a job when its turn has come and gives its result. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#parallel) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await job()
    } finally {
      // The place is handed on without being given up, so that nobody can jump the queue.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
