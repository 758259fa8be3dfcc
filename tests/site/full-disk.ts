import { execFileSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A small disk that can be filled and emptied. */
export interface SmallDisk {
  /** Kind of limit: `tmpfs` where the tests may mount one, else a limit on the size of the server's files. */
  readonly kind: 'tmpfs' | 'file size limit'
  readonly folder: string
  /** Leave no room. @param pid the process that shall find none */
  fill(pid: number): Promise<void>
  empty(pid: number): Promise<void>
  remove(): Promise<void>
}

const SIZE = '16m'

/** Create a disk in a folder. Root mounts a tmpfs; others limit how large the server's files may grow (RLIMIT_FSIZE). */
export async function makeSmallDisk(folder: string, mayMount = process.getuid?.() === 0): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true })
  return (mayMount && mountedDisk(folder)) || limitedDisk(folder)
}

function mountedDisk(folder: string): SmallDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    // A container may keep even root from mounting.
    return undefined
  }
  const ballast = path.join(folder, 'ballast')
  return {
    kind: 'tmpfs',
    folder,
    async fill() {
      // More than the disk holds: the part that fits is written before the error.
      const { blocks, bsize } = await statfs(folder)
      await writeFile(ballast, Buffer.alloc(blocks * bsize)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error
      })
    },
    empty: () => rm(ballast),
    async remove() {
      execFileSync('umount', ['-l', folder])
    },
  }
}

function limitedDisk(folder: string): SmallDisk {
  const limit = (pid: number, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  return {
    kind: 'file size limit',
    folder,
    async fill(pid) {
      limit(pid, '0')
    },
    async empty(pid) {
      limit(pid, 'unlimited')
    },
    remove: async () => {},
  }
}
