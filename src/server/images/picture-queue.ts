import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'

/** Pictures that may wait for a free core; about three seconds' work for two cores. */
const MOST_WAITING = 64

/** AVIF that may wait to be made in the background; what does not fit is made when it is next asked for. */
const MOST_WAITING_BEHIND = 512

/** When those who are turned away may come again, in seconds: by then what waits has been made. */
export const RETRY_AFTER_S = 3

/** Too many pictures wait to be made. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Threads of libuv when `UV_THREADPOOL_SIZE` does not say otherwise. */
const DEFAULT_THREADS = 4

/**
 * How many pictures this process may make at a time: its share of the cores, and at least one thread of libuv is
 * left for reading files.
 * @param processes server processes that share the cores
 */
export function picturesAtATime(processes: number): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? DEFAULT_THREADS) || DEFAULT_THREADS
  return Math.max(1, Math.min(Math.floor(availableParallelism() / processes), threads - 1))
}

/**
 * Runs at most `parallel` jobs at a time. Those that a visitor waits for go before those in the background, of which
 * only one runs at a time.
 */
export class PictureQueue {
  readonly #all: PQueue
  readonly #behind = new PQueue({ concurrency: 1 })

  constructor(parallel: number) {
    this.#all = new PQueue({ concurrency: parallel })
  }

  /** How many wait: for visitors, and in the background. */
  get waiting(): { waiting: number; waitingBehind: number } {
    return { waiting: this.#all.sizeBy({ priority: 1 }), waitingBehind: this.#behind.size }
  }

  /**
   * Runs a job that a visitor waits for.
   * @throws {QueueFullError} when too many wait already
   */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#all.sizeBy({ priority: 1 }) >= MOST_WAITING) {
      throw new QueueFullError('too many pictures wait to be made')
    }
    return this.#all.add(job, { priority: 1 })
  }

  /**
   * Runs a job when no visitor waits.
   * @throws {QueueFullError} when too many wait already
   */
  async runBehind<T>(job: () => Promise<T>): Promise<T> {
    if (this.#behind.size >= MOST_WAITING_BEHIND) {
      throw new QueueFullError('too many pictures wait to be made in the background')
    }
    return this.#behind.add(() => this.#all.add(job, { priority: 0 }))
  }
}
