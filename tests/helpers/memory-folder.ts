import { accessSync, constants, statfsSync } from 'node:fs'
import os from 'node:os'

/** Let tests keep databases, sites and profiles in memory where there is room: every commit waits for its disk. */
export function keepFilesInMemory(): void {
  process.env.TMPDIR ??= roomInMemory('/dev/shm') ? '/dev/shm' : os.tmpdir()
}

function roomInMemory(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4 * 1024 ** 3
  } catch {
    return false
  }
}
