/** Detection of an unclean stop at the start: each site process keeps a file while it runs. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { parseJson } from '#/platform/files/parse-json.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'

const content = z.object({ pid: z.int().positive(), bootId: z.string(), startedAt: z.string() })

/** Which process it is: numbers of processes are used again, soonest after the machine was started anew. */
type ProcessIdentity = z.infer<typeof content>

/** Markers found at the start, and this process's own file. */
export interface RunningMarker {
  /** Whether a process ended without removing its file: killed, out of memory, or the power failed. */
  readonly wasUnclean: boolean
  /** Forget those that ended so, once what they may have left behind was looked at. */
  forgetOthers(): Promise<void>
  /** The stop was clean. */
  remove(): Promise<void>
}

/** Make this process's file, and look for those of processes that are no longer there. */
export async function markRunning(dataDir: string): Promise<RunningMarker> {
  const folder = path.join(dataDir, 'running')
  await mkdir(folder, { recursive: true })
  const ended: string[] = []
  for (const name of (await readdir(folder)).filter((found) => !found.startsWith('.'))) {
    const file = path.join(folder, name)
    if (!(await isRunning(file))) ended.push(file)
  }
  const own = path.join(folder, `${randomUUID()}.json`)
  await writeDurably(own, JSON.stringify(identityOf(process.pid)))
  return {
    wasUnclean: ended.length > 0,
    async forgetOthers() {
      for (const file of ended) await rm(file, { force: true })
    },
    remove: () => rm(own, { force: true }),
  }
}

/** A file that was cut short was being written when its process died; one that is gone belonged to a clean stop. */
async function isRunning(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return true
  const parsed = content.safeParse(parseJson(text))
  if (!parsed.success) return false
  const { pid, bootId, startedAt } = parsed.data
  // Ours is not written yet: in a container every process may have had the number that we have.
  if (pid === process.pid) return false
  const present = identityOf(pid)
  return present !== undefined && present.bootId === bootId && present.startedAt === startedAt
}

/**
 * Who has this number now. Where there is no `/proc`, only whether it is in use is known.
 * @returns nothing when no process has it
 */
function identityOf(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22 (proc(5)): ticks between the start of the machine and that of the process. The name before may hold spaces.
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    return { pid, bootId: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), startedAt }
  } catch {
    return isAlive(pid) ? { pid, bootId: '', startedAt: '' } : undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
