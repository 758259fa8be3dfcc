/** How long the layers of `npm test` may take; over it, a run with `--budgets` fails. */
import type { Pace } from './yardstick.ts'

/** Seconds on two quiet cores. */
export const BUDGETS = {
  'Build and static': 60,
  Unit: 35,
  Data: 60,
  Site: 110,
  Browser: 220,
} as const

/** A layer of `npm test`. */
export type Layer = keyof typeof BUDGETS

/** Part of a budget by which a layer may be over it: no two runs take the same. */
const SLACK = 1.3

/** From which slowness on the yardstick says little of programs that start, read and write. */
const SLOW = 1.5

/** From which waiting on others have the cores as well. */
const BUSY = 1.2

/** The report on the time that a layer took. */
export interface Verdict {
  readonly text: string
  /** Whether the run fails for it: it took too long, and the machine is not to blame. */
  readonly fails: boolean
}

/** Judge a time by its budget and by what the machine was like before and after. */
export function judgeTime(seconds: number, budget: number, { slowness, waiting }: Pace): Verdict {
  const scaled = budget * Math.max(1, slowness)
  if (seconds <= scaled) return { text: '', fails: false }
  const over = ` (over its budget of ${budget} s`
  const isBusy = waiting > BUSY
  if (isBusy || slowness > SLOW) {
    const why = isBusy
      ? 'others use the machine as well'
      : `the machine takes ${slowness.toFixed(1)} times as long`
    return { text: `${over}; ${why})`, fails: false }
  }
  return seconds > scaled * SLACK
    ? { text: `${over} on a quiet machine: too slow)`, fails: true }
    : { text: `${over})`, fails: false }
}
