/**
 * The demo as a site has loaded it, made once a run and copied into the folder of each site that starts without data:
 * reading and checking its photographs takes many times as long as the rest of a start.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Name of the variable with the folder of the snapshot, for the processes that run tests. */
const DEMO_SNAPSHOT = 'PASSAGE_DEMO_SNAPSHOT'

/**
 * Make the snapshot, where the run has none yet.
 * @param loadInto starts a site in an empty folder, and stops it when it is ready
 * @returns the function that removes it
 */
export async function makeDemoSnapshot(
  loadInto: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  if (process.env[DEMO_SNAPSHOT] !== undefined) return async () => {}
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-demo-'))
  await loadInto(folder)
  process.env[DEMO_SNAPSHOT] = folder
  return async () => {
    delete process.env[DEMO_SNAPSHOT]
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copy the snapshot for a site on SQLite that would load the demo; whatever has data of its own stays as it is. */
export async function layDemo({ DATA_DIR, DATABASE_URL, DEMO }: Record<string, string>): Promise<void> {
  const snapshot = process.env[DEMO_SNAPSHOT]
  if (snapshot === undefined || DATA_DIR === undefined || DEMO === '0') return
  if (DATABASE_URL && !DATABASE_URL.startsWith('file:')) return
  const own = path.join(DATA_DIR, 'site.db')
  const database = DATABASE_URL ? DATABASE_URL.slice('file:'.length) : own
  if (existsSync(database) || existsSync(path.join(DATA_DIR, 'installation.json'))) return
  await mkdir(DATA_DIR, { recursive: true })
  await cp(snapshot, DATA_DIR, { recursive: true })
  if (database === own) return
  await cp(own, database)
  await rm(own)
}
