/** `DATA_DIR/installation.json`: which installation the folder belongs to. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeDurably } from '#/platform/files/write-durably.ts'

const content = z.object({ id: z.uuid(), createdAt: z.iso.datetime() })

/** Contents of the file and of the row of the database. */
export type Installation = z.infer<typeof content>

/** Where the file lies. */
export function installationFile(dataDir: string): string {
  return path.join(dataDir, 'installation.json')
}

/**
 * Read the file.
 * @returns `missing`, or `unreadable` when it was cut short or is none of ours
 */
export async function readInstallationFile(
  dataDir: string,
): Promise<Installation | 'missing' | 'unreadable'> {
  try {
    return content.parse(JSON.parse(await readFile(installationFile(dataDir), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing'
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'unreadable'
    throw error
  }
}

/** Write the file, once the database holds the same. */
export async function writeInstallationFile(dataDir: string, installation: Installation): Promise<void> {
  await writeDurably(installationFile(dataDir), `${JSON.stringify(installation)}\n`)
}
