import type { ReadRows } from '#/platform/backup/snapshot.ts'
import type { CheckReport } from './check-report.ts'

/** Most damaged places that a report names. */
const MAX_PLACES = 20

/** SQLite's own checks: pages, indexes, constraints and the full-text index, then references between tables. */
export async function checkSqlite(read: ReadRows, report: CheckReport): Promise<void> {
  const found = await read(`pragma integrity_check(${MAX_PLACES})`)
  for (const row of found) {
    const text = String(Object.values(row)[0])
    if (text !== 'ok') report.problems.push(`database: ${text}`)
  }
  for (const { table, rowid, parent } of (await read('pragma foreign_key_check')).slice(0, MAX_PLACES)) {
    report.problems.push(`database: row ${rowid} of ${table} names a row of ${parent} that does not exist`)
  }
  report.checked.push('database: pages, indexes, constraints and references between tables')
}
