/**
 * Places for files on their way in. Each file takes at most as many bytes as one photograph may have, so that places
 * bound what the folder holds. A sender that finds none waits, unread: the sender's connection holds the bytes back.
 */
import { subscriberNetwork, surroundingNetwork } from '#/platform/ip-address.ts'

/** Files of one subscriber that are on the disk at a time; a form with script sends two. */
export const PLACES_PER_SUBSCRIBER = 4

/** How many may have a place, and how many may wait for one. */
export interface PlaceBounds {
  readonly subscriber: number
  /** IPv4 /24, IPv6 /48. */
  readonly surrounding: number
  readonly all: number
  readonly waitingOfSubscriber: number
  readonly waiting: number
  /** Longest wait for a place, in milliseconds. */
  readonly patienceMs: number
}

/** There was no place, nor one to wait for. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError'
}

interface Waiting {
  readonly keys: Keys
  readonly admit: () => void
}

interface Keys {
  readonly subscriber: string
  readonly surrounding: string
}

/** The places of one process. Senders that cannot be distinguished share those of one subscriber. */
export class SpoolPlaces {
  readonly #bounds: PlaceBounds
  readonly #subscribers = new Map<string, number>()
  readonly #surroundings = new Map<string, number>()
  #taken = 0
  #waiting: Waiting[] = []

  constructor(bounds: PlaceBounds) {
    this.#bounds = bounds
  }

  /**
   * Take a place, waiting for it if need be; those who came first go first, as far as their own share allows.
   * @param address the sender's
   * @returns what gives the place back
   * @throws {NoPlaceError} when too many wait already, or it took too long
   */
  async take(address: string | undefined): Promise<() => void> {
    const keys = {
      subscriber: address === undefined ? '' : subscriberNetwork(address),
      surrounding: address === undefined ? '' : surroundingNetwork(address),
    }
    if (!this.#mayTake(keys)) await this.#wait(keys)
    else this.#count(keys, 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#count(keys, -1)
      this.#admitNext()
    }
  }

  #wait(keys: Keys): Promise<void> {
    const { waiting, waitingOfSubscriber, patienceMs } = this.#bounds
    const own = this.#waiting.filter((one) => one.keys.subscriber === keys.subscriber).length
    if (own >= waitingOfSubscriber || this.#waiting.length >= waiting) {
      return Promise.reject(new NoPlaceError('too many files wait for a place'))
    }
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== entry)
        reject(new NoPlaceError('no place was free in time'))
      }, patienceMs)
      const admit = () => {
        clearTimeout(late)
        resolve()
      }
      const entry: Waiting = { keys, admit }
      this.#waiting.push(entry)
    })
  }

  #admitNext(): void {
    const next = this.#waiting.find(({ keys }) => this.#mayTake(keys))
    if (next === undefined) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    // Counted here: no request in between may take it.
    this.#count(next.keys, 1)
    next.admit()
  }

  #mayTake({ subscriber, surrounding }: Keys): boolean {
    return (
      this.#taken < this.#bounds.all &&
      (this.#subscribers.get(subscriber) ?? 0) < this.#bounds.subscriber &&
      (this.#surroundings.get(surrounding) ?? 0) < this.#bounds.surrounding
    )
  }

  #count({ subscriber, surrounding }: Keys, change: 1 | -1): void {
    this.#taken += change
    add(this.#subscribers, subscriber, change)
    add(this.#surroundings, surrounding, change)
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
