/** Requests go first: writing a mail takes the processor for longer than taking in a request. */
import { setTimeout as pause } from 'node:timers/promises'

/** How long a mail waits, in milliseconds. */
export interface IdleRhythm {
  /** Until no request has been on its way for so long, */
  readonly idleMs: number
  /** but not longer than this, so that mails leave in a rush as well. */
  readonly patienceMs: number
}

let underWay = 0
let lastEnd = Number.NEGATIVE_INFINITY

/** Do work that mails shall not hold up. */
export async function beforeMails<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    lastEnd = performance.now()
  }
}

/** Resolve once this process is idle, or when patience is over. */
export async function whenIdle({ idleMs, patienceMs }: IdleRhythm): Promise<void> {
  const latest = performance.now() + patienceMs
  for (;;) {
    const now = performance.now()
    const idleAt = underWay > 0 ? now + idleMs : lastEnd + idleMs
    const left = Math.min(latest, idleAt) - now
    if (left <= 0) return
    await pause(left)
  }
}
