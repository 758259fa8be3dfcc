import type { Queue, QueueAddOptions } from 'p-queue'

type RunFunction = () => Promise<unknown>

/** Where a job waits. */
export interface LaneOptions extends QueueAddOptions {
  /** Whose job it is; without one it waits behind all others. */
  readonly lane?: string
}

interface WaitingJob {
  readonly id: string | undefined
  readonly run: RunFunction
}

/** A queue for `p-queue` in which each visitor has a lane, and the lanes take turns (round robin). */
export class LaneQueue implements Queue<RunFunction, LaneOptions> {
  /** The lane whose turn is next comes first: a Map keeps the order in which keys were put in. */
  readonly #lanes = new Map<string, WaitingJob[]>()
  readonly #behind: WaitingJob[] = []

  get size(): number {
    return this.#behind.length + [...this.#lanes.values()].reduce((sum, { length }) => sum + length, 0)
  }

  enqueue(run: RunFunction, { id, lane }: LaneOptions = {}): void {
    if (lane === undefined) {
      this.#behind.push({ id, run })
      return
    }
    const jobs = this.#lanes.get(lane)
    if (jobs) jobs.push({ id, run })
    else this.#lanes.set(lane, [{ id, run }])
  }

  dequeue(): RunFunction | undefined {
    for (const [lane, jobs] of this.#lanes) {
      const [next, ...rest] = jobs
      this.#lanes.delete(lane)
      if (rest.length > 0) this.#lanes.set(lane, rest)
      return next?.run
    }
    return this.#behind.shift()?.run
  }

  filter({ lane }: Readonly<Partial<LaneOptions>>): RunFunction[] {
    const jobs = lane === undefined ? this.#behind : (this.#lanes.get(lane) ?? [])
    return jobs.map(({ run }) => run)
  }

  /** Take out a job that no one waits for any more. */
  remove(id: string): void {
    for (const [lane, jobs] of this.#lanes) {
      const left = jobs.filter((job) => job.id !== id)
      if (left.length === jobs.length) continue
      if (left.length > 0) this.#lanes.set(lane, left)
      else this.#lanes.delete(lane)
      return
    }
  }

  /** Jobs have lanes and no priorities. */
  setPriority(): void {
    throw new Error('a job of a lane has no priority')
  }
}
