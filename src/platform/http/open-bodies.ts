/** Bounds for the bodies that arrive at a time: how many, and what of them is in memory. */
import { subscriberNetwork } from '../ip-address.ts'

/** Most at a time, of one subscriber and of all together. */
interface Bounds {
  readonly subscriber: number
  readonly all: number
}

/** There is no room for another body, or for more of one. */
export class NoRoomForBodyError extends Error {
  override readonly name = 'NoRoomForBodyError'
  /** Whether the sender alone takes too much; else all together do. */
  readonly own: boolean

  constructor(own: boolean) {
    super(own ? 'too many bodies of one subscriber' : 'too many bodies')
    this.own = own
  }
}

/** A body that is arriving. */
export interface OpenBody {
  /**
   * Count bytes that are kept in memory until it is done.
   * @throws {NoRoomForBodyError} beyond the bounds
   */
  hold(bytes: number): void
  /** It has arrived, or reading has stopped. */
  done(): void
}

/** The bodies of one process. Senders that cannot be distinguished share one count. */
export class OpenBodies {
  readonly #count: Tally
  readonly #bytes: Tally

  constructor(bounds: { readonly count: Bounds; readonly bytes: Bounds }) {
    this.#count = new Tally(bounds.count)
    this.#bytes = new Tally(bounds.bytes)
  }

  /**
   * Begin with another body.
   * @param address the sender's
   * @throws {NoRoomForBodyError} beyond the bounds
   */
  open(address: string | undefined): OpenBody {
    const subscriber = address === undefined ? '' : subscriberNetwork(address)
    this.#count.add(subscriber, 1)
    let held = 0
    let isDone = false
    return {
      hold: (bytes) => {
        this.#bytes.add(subscriber, bytes)
        held += bytes
      },
      done: () => {
        if (isDone) return
        isDone = true
        this.#count.remove(subscriber, 1)
        this.#bytes.remove(subscriber, held)
      },
    }
  }
}

class Tally {
  readonly #bounds: Bounds
  readonly #own = new Map<string, number>()
  #all = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  add(subscriber: string, amount: number): void {
    const own = (this.#own.get(subscriber) ?? 0) + amount
    if (own > this.#bounds.subscriber) throw new NoRoomForBodyError(true)
    if (this.#all + amount > this.#bounds.all) throw new NoRoomForBodyError(false)
    this.#own.set(subscriber, own)
    this.#all += amount
  }

  remove(subscriber: string, amount: number): void {
    const own = (this.#own.get(subscriber) ?? 0) - amount
    if (own > 0) this.#own.set(subscriber, own)
    else this.#own.delete(subscriber)
    this.#all -= amount
  }
}

const MEBIBYTE = 1024 * 1024

/**
 * The bodies of this process. A form arrives within milliseconds, so that a whole office never has many on their way;
 * these bounds hold for deliberately slow senders, with `RATE_LIMITS=0` too.
 */
export const openBodies = new OpenBodies({
  count: { subscriber: 128, all: 1024 },
  bytes: { subscriber: 8 * MEBIBYTE, all: 64 * MEBIBYTE },
})
