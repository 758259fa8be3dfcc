/** Quick check in a thread of its own, so that a large file does not keep the process from anything else. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** As many findings as help to understand; one is enough to reject. */
const MAX_FINDINGS = 10

/** Findings as SQLite words them; empty for a sound file. */
export type Findings = readonly string[]

function check(file: string): Findings {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      const rows = database.prepare(`pragma quick_check(${MAX_FINDINGS})`).all()
      return rows.map((row) => String(row.quick_check)).filter((text) => text !== 'ok')
    } finally {
      database.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

parentPort?.postMessage(check(String(workerData)))
