/** How fast the machine is, and whether it works for others as well: a second of the same work on every core. */
import os from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a second of work says of the machine. */
export interface Pace {
  /** How many times longer the processor takes than that of the quiet machine on which the budgets were read. */
  readonly slowness: number
  /** How many times longer than its own work it took: above 1, others had the cores meanwhile. */
  readonly waiting: number
}

/** Do the work on every core at once; the slowest counts. */
export async function measurePace(): Promise<Pace> {
  const paces = await Promise.all(Array.from({ length: os.availableParallelism() }, onOneCore))
  return slowest(paces)
}

/** The worse of each. */
export function slowest(paces: readonly Pace[]): Pace {
  return {
    slowness: Math.max(...paces.map(({ slowness }) => slowness)),
    waiting: Math.max(...paces.map(({ waiting }) => waiting)),
  }
}

function onOneCore(): Promise<Pace> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('yardstick-thread.ts', import.meta.url))
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
