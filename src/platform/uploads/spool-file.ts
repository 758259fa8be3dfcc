/** Files on their way in, kept on the disk: however many arrive at once, memory holds a few kilobytes of each. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file that has arrived. The caller removes it. */
export interface SpooledFile {
  /** Absolute. */
  readonly path: string
  readonly bytes: number
  remove(): Promise<void>
}

/** More bytes came than are taken. */
export class TooManyBytesError extends Error {
  override readonly name = 'TooManyBytesError'
}

/**
 * Write what arrives into a file of its own. Nothing is left behind when it fails.
 * @param folder absolute; made when it is missing
 * @param limit most bytes to take
 * @throws {TooManyBytesError} as soon as more than `limit` bytes have come
 */
export async function spoolFile(
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
  limit: number,
): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, randomUUID())
  const remove = () => rm(file, { force: true })
  const handle = await open(file, 'wx')
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > limit) throw new TooManyBytesError(`more than ${limit} bytes`)
      await handle.writeFile(chunk)
    }
  } catch (error) {
    await handle.close()
    await remove()
    throw error
  }
  await handle.close()
  return { path: file, bytes, remove }
}

/**
 * Remove files and folders that a process which died has left behind.
 * @param before those last written to before this moment go
 * @returns how many
 */
export async function removeStaleSpools(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (written === undefined || written.mtimeMs >= before.getTime()) continue
    // A catalogue is unpacked into a folder.
    await rm(file, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
