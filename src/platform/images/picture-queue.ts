import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { BoundedLanes, QueueFullError } from './bounded-lanes.ts'
import { type LaneOptions, LaneQueue } from './lane-queue.ts'

/** Pictures that may wait for a free core; about three seconds' work for two cores. */
const MAX_WAITING = 64

/** AVIF that may wait to be made in the background; what does not fit is made when it is next asked for. */
const MAX_WAITING_BEHIND = 512

/** When those who are turned away may come again, in seconds. */
export const RETRY_AFTER_S = 10

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

export { QueueFullError }

type Lanes = PQueue<LaneQueue, LaneOptions>

function lanes(concurrency: number): Lanes {
  return new PQueue({ concurrency, queueClass: LaneQueue })
}

/** The lane of senders that cannot be distinguished. */
const COMMON_LANE = ''

/**
 * Queue of jobs, of which at most `parallel` run at a time. Those that a visitor waits for go before those in the background, of which
 * only one runs at a time. Visitors take turns, in both.
 */
export class PictureQueue {
  readonly #all: Lanes
  readonly #waiting: BoundedLanes
  readonly #behind: BoundedLanes

  /**
   * @param parallel jobs at a time
   * @param maxWaiting jobs that visitors may wait for
   */
  constructor(parallel: number, maxWaiting = MAX_WAITING) {
    this.#all = lanes(parallel)
    this.#waiting = new BoundedLanes(this.#all, maxWaiting)
    this.#behind = new BoundedLanes(lanes(1), MAX_WAITING_BEHIND)
  }

  /** How many wait: for visitors, and in the background. */
  get waiting(): { waiting: number; waitingBehind: number } {
    return { waiting: this.#waiting.size, waitingBehind: this.#behind.size }
  }

  /**
   * Run a job that a visitor waits for.
   * @param lane whose it is
   * @throws {QueueFullError} when too many wait already
   */
  async run<T>(job: () => Promise<T>, lane = COMMON_LANE): Promise<T> {
    return this.#waiting.add(job, lane)
  }

  /**
   * Run a job when no visitor waits.
   * @param lane of the visitor who will be glad of it later
   * @throws {QueueFullError} when too many wait already
   */
  async runBehind<T>(job: () => Promise<T>, lane = COMMON_LANE): Promise<T> {
    return this.#behind.add(() => this.#all.add(job), lane)
  }
}
