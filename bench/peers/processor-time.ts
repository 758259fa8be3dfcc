import { readdirSync, readFileSync } from 'node:fs'

/** Ticks a second in which Linux counts processor time. */
const TICKS = 100

interface ProcessTimes {
  readonly parent: number
  readonly seconds: number
}

/** Processor time that a process and its children have used so far, in seconds; user and system (Linux only). */
export function processorSeconds(pid: number): number {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? readTimes(name) : undefined
    if (times) all.set(Number(name), times)
  }
  const sum = (of: number): number => {
    const children = [...all].filter(([, { parent }]) => parent === of)
    return children.reduce((seconds, [child]) => seconds + sum(child), all.get(of)?.seconds ?? 0)
  }
  return sum(pid)
}

/** Read `/proc/PID/stat`, see proc(5); nothing where the process has ended meanwhile. */
function readTimes(name: string): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS }
  } catch {
    return undefined
  }
}
