/** Reads a whole SQLite file in a thread of its own: reading blocks whoever does it. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { isDamage } from './database-damage.ts'

const { file } = workerData as { readonly file: string }
const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
try {
  const rows = database.prepare('pragma quick_check(5)').all()
  const found = rows.map((row) => String(row.quick_check)).filter((line) => line !== 'ok')
  parentPort?.postMessage(found.length === 0 ? null : found.join('; '))
} catch (error) {
  // So damaged that it cannot be read is a finding, too.
  if (!isDamage(error)) throw error
  parentPort?.postMessage(String(error))
} finally {
  database.close()
}
