/** A site in a file of SQLite, and an empty database of PostgreSQL that it is moved to. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { type FinishedMove, moveDatabase } from '#/platform/move/move-database.ts'
import { MoveError } from '#/platform/move/move-error.ts'
import { createTestAddress } from './database.ts'

/** The installation that is moved. */
export const ID = '0b1c7b0e-6f0a-4b51-9d0a-1f0f6f7a9c01'
/** When it is moved. */
const NOW = new Date('2026-11-30T10:00:00.000Z')

async function within<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Jobs are rows of a text alone. */
export async function addJobs(database: Database, names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += 1000) {
    const rows = names.slice(at, at + 1000).map((name) => ({ name, locked_until: null, done_at: null }))
    await database.db.insertInto('duty').values(rows).execute()
  }
}

export const numbered = (count: number) => Array.from({ length: count }, (_, at) => `job ${at}`)

/** Both databases, made for each test, with what is asked of them. */
export function useMove() {
  let folder: string
  let file: string
  let to: string
  let remove: () => Promise<void>
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'passage-move-test-'))
    file = path.join(folder, 'site.db')
    ;({ url: to, remove } = await createTestAddress('postgres', false))
    await copyFile(path.join(inject('sqliteFolder'), 'template.db'), file)
    bend(`insert into installation values ('site', '${ID}', '2026-11-30T10:00:00.000Z')`)
  })
  afterEach(async () => {
    await remove()
    await rm(folder, { recursive: true })
  })

  const inSource = <T>(work: (database: Database) => Promise<T>) => within(`file:${file}`, work)
  const inTarget = <T>(work: (database: Database) => Promise<T>) => within(to, work)

  /** Run SQL that the site would not: on the file as SQLite takes it. */
  function bend(statements: string): void {
    const raw = new DatabaseSync(file, { enableForeignKeyConstraints: false })
    raw.exec(statements)
    raw.close()
  }

  async function askTarget(query: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: to })
    await client.connect()
    try {
      return (await client.query(query)).rows
    } finally {
      await client.end()
    }
  }

  const told: string[] = []
  const move = (): Promise<FinishedMove> => {
    told.length = 0
    return moveDatabase({ file, to }, { onProgress: (line) => told.push(line), now: () => NOW })
  }

  /** Why it was not moved. */
  async function rejected(): Promise<string> {
    const error: unknown = await move().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MoveError)
    return String(error)
  }

  return {
    /** The file that is moved. */
    get file() {
      return file
    },
    /** The address that it is moved to. */
    get to() {
      return to
    },
    told,
    bend,
    inSource,
    inTarget,
    askTarget,
    move,
    rejected,
  }
}
