/** Parts of files whose writer was killed. */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Names that `partOf` gives, and those that mails had in an earlier version. */
const PART = /^\..*\.part$|\.eml\.\d+\.tmp$/

/**
 * Removes parts of files from a folder, not from those below it.
 * @param before those last written to before this moment; a writer that loses its part fails and tries again
 * @returns how many
 */
export async function removeParts(folder: string, before: Date): Promise<number> {
  let removed = 0
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((found) => PART.test(found))) {
    const file = path.join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (written === undefined || written.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
