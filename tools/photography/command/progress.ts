/** Says a line to whoever runs the command. */
export function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** `45 s`, `12 min`, `2 h 05 min`. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** Counts finished pictures and tells how long the rest will take. */
export class Progress {
  readonly #total: number
  readonly #clock: () => number
  readonly #started: number
  #done = 0

  /** @param clock milliseconds */
  constructor(total: number, clock = () => performance.now()) {
    this.#total = total
    this.#clock = clock
    this.#started = clock()
  }

  /** The line for one more picture that is finished, or has failed. */
  next(text: string): string {
    this.#done += 1
    const left = this.#total - this.#done
    const each = (this.#clock() - this.#started) / 1000 / this.#done
    const count = `${String(this.#done).padStart(String(this.#total).length)}/${this.#total}`
    return `[${count}] ${text}${left > 0 ? `, about ${duration(each * left)} left` : ''}`
  }

  /** How long it has taken so far. */
  get elapsed(): string {
    return duration((this.#clock() - this.#started) / 1000)
  }
}
