/** One after the other, with a turn of the event loop between them: what has come from the network goes in between. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that begins one piece a turn, and may overlap from then on. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Resolve when it is the caller's turn. */
  next(): Promise<unknown> {
    this.#last = this.#last.then(() => nextTurn())
    return this.#last
  }
}
