/** Pages that wait to be rendered, so that everything else is answered in between and none of the visitors crowds out the others. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { subscriberNetwork } from '../ip-address.ts'

/** Too many pages wait to be rendered. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError'
}

/** How many may be rendered or wait for it, of one subscriber and of all. */
export interface RenderBounds {
  readonly subscriber: number
  readonly all: number
  /** How many are under way at a time, of which most wait for the database; absent: one. */
  readonly atATime?: number
}

/** Rendering takes the one thread of a process; who waits for it waits here. */
export class RenderQueue {
  readonly #bounds: RenderBounds
  readonly #own = new Map<string, number>()
  readonly #queue: PQueue
  #waiting = 0

  constructor(bounds: RenderBounds) {
    this.#bounds = bounds
    this.#queue = new PQueue({ concurrency: bounds.atATime ?? 1 })
  }

  /**
   * Render when it is its turn. Visitors with fewer waiting go first: the many of one subscriber wait for each other.
   * @param address the visitor's
   * @param signal of a sender who has left: what has not begun is not begun
   * @throws {RenderQueueFullError} when too many wait already, the signal's reason, and what `render` throws
   */
  async run<T>(address: string | undefined, render: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const subscriber = address === undefined ? '' : subscriberNetwork(address)
    const own = this.#own.get(subscriber) ?? 0
    if (own >= this.#bounds.subscriber || this.#waiting >= this.#bounds.all) {
      throw new RenderQueueFullError('too many pages wait to be rendered')
    }
    this.#own.set(subscriber, own + 1)
    this.#waiting += 1
    // Bound: the queue would start it on behalf of the request that has just ended, with that one's visitor and time.
    const inTurn = AsyncLocalStorage.bind(async () => {
      // Requests that have arrived meanwhile go first.
      await nextTurn()
      signal?.throwIfAborted()
      return render()
    })
    const turn = this.#queue.add(inTurn, { priority: -own })
    try {
      return await turn
    } finally {
      this.#waiting -= 1
      const left = (this.#own.get(subscriber) ?? 1) - 1
      if (left > 0) this.#own.set(subscriber, left)
      else this.#own.delete(subscriber)
    }
  }
}

/** Forms that come back as pages: about half a second's work. */
export const formRenders = new RenderQueue({ subscriber: 16, all: 48 })

/** Whatever is rendered or read for a request: some seconds' work. Of one network, half of a new catalogue's busiest pages. */
export const PAGE_RENDERS: RenderBounds = { subscriber: 64, all: 256, atATime: 8 }
