import { readFile } from 'node:fs/promises'
import { childrenOf } from '../../tests/site/children-of.ts'

/** Memory in megabytes (10⁶ bytes). */
export interface Resident {
  /** Proportional set size: what processes share is counted once. */
  readonly pss: number
  /** Resident set size: what processes share is counted in each. */
  readonly rss: number
  readonly processes: number
  /** Proportional set size of each process, the server first. */
  readonly each: readonly number[]
}

/** Memory of a process and of all that it has started, directly or not, added up (`/proc/PID/smaps_rollup`). */
export async function residentOf(pid: number): Promise<Resident> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  if (text === '') return { pss: 0, rss: 0, processes: 0, each: [] }
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1]) * 1024) / 1e6
  const children = await childrenOf(pid).catch(() => [])
  const parts = await Promise.all(children.map(residentOf))
  return parts.reduce(
    (sum, part) => ({
      pss: sum.pss + part.pss,
      rss: sum.rss + part.rss,
      processes: sum.processes + part.processes,
      each: [...sum.each, ...part.each],
    }),
    { pss: megabytes('Pss'), rss: megabytes('Rss'), processes: 1, each: [megabytes('Pss')] },
  )
}
