/** The schema that the migrations of this code make, made in a scratch file. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { readerOf } from '#/platform/backup/sqlite-snapshot.ts'
import { migrate } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'

/** Has the schema read by somebody. */
export async function withExpectedSchema<T>(work: (read: ReadRows) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-schema-'))
  try {
    const file = path.join(folder, 'schema.db')
    const made = openDatabase<object>(`file:${file}`)
    await migrate(made).finally(() => made.close())
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return await work(readerOf(database))
    } finally {
      database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
