import { QUIET_MS, work } from '../../../scripts/yardstick-work.ts'
import { mainThreadMs } from './main-thread.ts'

/** What the machine makes of the same work at this moment: one that others use as well takes longer for everything. */

/** Long enough that the kernel's count is exact. */
const TIMES = 4

async function workMs(): Promise<number> {
  const before = await mainThreadMs(process.pid)
  for (let at = 0; at < TIMES; at += 1) work()
  return ((await mainThreadMs(process.pid)) - before) / TIMES
}

// Compiled before it counts.
for (let at = 0; at < 20; at += 1) work()

/** How many times longer processor time is now than on a quiet machine: 1 or more. */
export async function slowness(): Promise<number> {
  return Math.max(1, (await workMs()) / QUIET_MS)
}
