import { mainThreadMs } from './main-thread.ts'

/** What the machine makes of the same work at this moment: one that others use as well takes longer for everything. */

/** Milliseconds that `work` takes on the quiet machine on which the bounds of costs were read. */
const QUIET_MS = 6

/** Long enough that the kernel's count is exact. */
const TIMES = 4

const rows = Array.from({ length: 2000 }, (_, at) => ({
  id: `id-${(at * 7919) % 2000}`,
  name: `Galerie ${at} du Marais`,
  figures: [at, at / 3, at * 17],
}))

/** Texts, objects and sorting, as an answer is made of them. */
function work(): number {
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  const sorted = read.toSorted((a, b) => a.id.localeCompare(b.id, 'fr'))
  return sorted.map(({ name }) => name.replaceAll(/[aeiou]/g, (letter) => letter.toUpperCase())).join().length
}

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
