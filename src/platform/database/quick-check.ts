/** Whether an SQLite file is sound: pages, records and their order (`pragma quick_check`), without comparing indexes. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#/platform/project-root.ts'
import type { Findings } from './quick-check-worker.ts'

/**
 * Look through the whole file, about a gigabyte a second when it is in memory and as fast as the disk reads when not.
 * @returns what is wrong, in SQLite's words; empty for a sound file
 * @throws {Error} when the thread dies
 */
export function quickCheck(file: string): Promise<Findings> {
  return new Promise((resolve, reject) => {
    // The thread runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
    const source = path.join(projectRoot(), 'src', 'platform', 'database', 'quick-check-worker.ts')
    const worker = new Worker(source, { name: 'quick-check', workerData: file })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the thread of the check ended with ${code}`)))
    // A check in the background keeps no process from ending.
    worker.unref()
  })
}
