/** Looking for damage that no visitor has met yet. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from '#/server/database/open-database.ts'
import type { HeartbeatTables } from '#/server/database/tables/heartbeat.ts'
import { projectRoot } from '../project-root.ts'

/** What is kept of the words of SQLite. */
const LONGEST_FINDING = 500

/**
 * Checks an SQLite file whole, without stopping this process, and notes for every process what was found. PostgreSQL has no
 * such check of its own; there damage is known once a statement meets it.
 * @returns what was found; null when all is whole
 * @throws when the file cannot be read at all
 */
export async function checkIntegrity({ db, engine, url }: Database<HeartbeatTables>): Promise<string | null> {
  if (engine !== 'sqlite') return null
  const found = await quickCheck(url.slice('file:'.length))
  await db
    .updateTable('heartbeat')
    .set({ damage: found?.slice(0, LONGEST_FINDING) ?? null })
    .where('id', '=', 1)
    .execute()
  return found
}

function quickCheck(file: string): Promise<string | null> {
  // The thread runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
  const source = path.join(projectRoot(), 'src', 'server', 'health', 'integrity-worker.ts')
  const worker = new Worker(source, { name: 'integrity', workerData: { file } })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the check ended with ${code} and no result`)))
  })
}
