/** Put a job into the lane of a visitor; reject when it is turned away. */
type Enqueue = (job: () => Promise<void>, lane: string | undefined) => Promise<unknown>

/** A job that waits in the lane of each visitor who wants its result, and is done at the first turn of any. */
class SharedJob<T> {
  readonly #work: () => Promise<T>
  readonly #enqueue: Enqueue
  readonly #lanes = new Set<string | undefined>()
  readonly #done = Promise.withResolvers<T>()
  #begun = false

  constructor(work: () => Promise<T>, enqueue: Enqueue) {
    this.#work = work
    this.#enqueue = enqueue
  }

  join(lane: string | undefined): Promise<T> {
    if (!this.#begun && !this.#lanes.has(lane)) {
      this.#lanes.add(lane)
      this.#enqueue(() => this.#begin(), lane).catch((error: unknown) => {
        this.#lanes.delete(lane)
        if (!this.#begun && this.#lanes.size === 0) this.#done.reject(error)
      })
    }
    return this.#done.promise
  }

  /** In the other lanes nothing is left to do by then. */
  async #begin(): Promise<void> {
    if (this.#begun) return
    this.#begun = true
    await this.#work().then(this.#done.resolve, this.#done.reject)
  }
}

/** Variants being made, by id: each is made once for all concurrent requests. */
export class SharedMaking<T> {
  readonly #underWay = new Map<string, SharedJob<T>>()

  /** The result of what is under way; nothing when it is not. */
  join(id: string, lane: string | undefined): Promise<T> | undefined {
    return this.#underWay.get(id)?.join(lane)
  }

  /** Begin with something that is not under way. */
  begin(id: string, lane: string | undefined, work: () => Promise<T>, enqueue: Enqueue): Promise<T> {
    const job = new SharedJob(work, enqueue)
    this.#underWay.set(id, job)
    return job.join(lane).finally(() => this.#underWay.delete(id))
  }
}
