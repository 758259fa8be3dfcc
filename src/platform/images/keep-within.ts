import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

interface Found {
  readonly file: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly usedAt: number
}

/**
 * Remove files of a folder, those whose time is longest ago first, until it holds no more than a number of bytes.
 * Several processes may do so at once: they remove the same files.
 * @param folder absolute path; need not exist
 */
export async function keepWithin(folder: string, maxBytes: number): Promise<void> {
  const files = await filesOf(folder)
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  files.sort((a, b) => a.usedAt - b.usedAt)
  for (const { file, bytes } of files) {
    if (total <= maxBytes) return
    await rm(file, { force: true })
    total -= bytes
  }
}

/** One after the other: a folder of ten thousands of files must not take the disk from visitors. */
async function filesOf(folder: string): Promise<Found[]> {
  const files: Found[] = []
  const entries = await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const found = await unlessGone(stat(file))
    if (found) files.push({ file, bytes: found.size, usedAt: found.mtimeMs })
  }
  return files
}

async function unlessGone<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
