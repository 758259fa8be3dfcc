import type PQueue from 'p-queue'
import type { LaneOptions, LaneQueue } from './lane-queue.ts'

/** Too many pictures wait to be made. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * The jobs of one queue that wait in lanes, and a bound for all of them. When it is reached, the lane with most waiting
 * makes room: of them the newest is turned away.
 */
export class BoundedLanes {
  readonly #queue: PQueue<LaneQueue, LaneOptions>
  readonly #max: number
  /** How each waiting job is turned away, by lane and in the order of their coming. */
  readonly #waiting = new Map<string, AbortController[]>()
  #size = 0

  constructor(queue: PQueue<LaneQueue, LaneOptions>, max: number) {
    this.#queue = queue
    this.#max = max
  }

  /** How many wait. */
  get size(): number {
    return this.#size
  }

  /**
   * Run a job when its turn has come.
   * @throws {QueueFullError} when too many wait already, or a lane with fewer needs the room
   */
  add<T>(job: () => Promise<T>, lane: string): Promise<T> {
    if (this.#size >= this.#max) this.#makeRoom(lane)
    const turnAway = new AbortController()
    const lanes = this.#waiting.get(lane) ?? []
    this.#waiting.set(lane, [...lanes, turnAway])
    this.#size += 1
    const begin = () => {
      this.#leave(lane, turnAway)
      return job()
    }
    return this.#queue.add(begin, { lane, signal: turnAway.signal })
  }

  #makeRoom(lane: string): void {
    let fullest: [string, AbortController[]] | undefined
    for (const entry of this.#waiting) if (entry[1].length > (fullest?.[1].length ?? 0)) fullest = entry
    const own = this.#waiting.get(lane)?.length ?? 0
    const last = fullest?.[1].at(-1)
    const rejection = new QueueFullError('too many pictures wait to be made')
    // A lane with as many as the fullest would only push out a picture for another of the same kind.
    if (fullest === undefined || last === undefined || fullest[1].length <= own + 1) throw rejection
    this.#leave(fullest[0], last)
    last.abort(rejection)
  }

  #leave(lane: string, job: AbortController): void {
    const left = this.#waiting.get(lane)?.filter((other) => other !== job) ?? []
    if (left.length > 0) this.#waiting.set(lane, left)
    else this.#waiting.delete(lane)
    this.#size -= 1
  }
}
