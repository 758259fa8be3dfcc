import { readFile } from 'node:fs/promises'

/** Processor time of a process's main thread so far, in milliseconds: what the kernel has counted (Linux). */
export async function mainThreadMs(pid: number): Promise<number> {
  const [nanoseconds = ''] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
