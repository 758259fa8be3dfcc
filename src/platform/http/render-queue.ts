/** Pages that are rendered for one visitor alone, one after the other, so that everything else is answered in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { subscriberNetwork } from './ip-address.ts'

/** Too many pages wait to be rendered. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError'
}

/** How many may wait, of one subscriber and of all. */
interface RenderBounds {
  readonly subscriber: number
  readonly all: number
}

/** Rendering takes the one thread of a process; who waits for it waits here. */
export class RenderQueue {
  readonly #bounds: RenderBounds
  readonly #own = new Map<string, number>()
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(bounds: RenderBounds) {
    this.#bounds = bounds
  }

  /**
   * Renders when it is its turn.
   * @param address the visitor's
   * @throws {RenderQueueFullError} when too many wait already, and what `render` throws
   */
  async run<T>(address: string | undefined, render: () => Promise<T>): Promise<T> {
    const subscriber = address === undefined ? '' : subscriberNetwork(address)
    const own = this.#own.get(subscriber) ?? 0
    if (own >= this.#bounds.subscriber || this.#waiting >= this.#bounds.all) {
      throw new RenderQueueFullError('too many pages wait to be rendered')
    }
    this.#own.set(subscriber, own + 1)
    this.#waiting += 1
    const turn = this.#last.then(async () => {
      // Requests that have arrived meanwhile go first.
      await nextTurn()
      return render()
    })
    this.#last = turn.catch(() => undefined)
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
