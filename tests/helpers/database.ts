/** Databases for tests, by engine: `describe.each(ENGINES)('… on %s', (engine) => { … })`. */
import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, inject } from 'vitest'
import { type Database, type Engine, openDatabase } from '#/platform/database/open-database.ts'
import { readSchema } from './emptying.ts'
import { FULL_RUN } from './full-run.ts'

/** For what depends on the engine: locks, order, search, JSON, parameters of one statement, migrations, many at once. */
export const BOTH_ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** For everything else: PostgreSQL follows in the full run. */
export const ENGINES: readonly Engine[] = FULL_RUN ? BOTH_ENGINES : ['sqlite']

/** An address to open, and the way to take it away. */
export interface TestAddress {
  readonly url: string
  remove(): Promise<void>
}

/**
 * Give every test of the surrounding `describe` a migrated database without rows. PostgreSQL keeps one for each worker
 * and empties it: making and dropping one takes thirty times as long. A test may not leave its schema changed; what
 * kills processes or leaves statements running asks for {@link useOwnDatabase}.
 * @returns a function that gives the current one; it works inside tests and hooks only
 */
export function useDatabase(engine: Engine): () => Database {
  return useEach(() => (engine === 'sqlite' ? createTestAddress(engine) : emptiedAddress()))
}

/** As {@link useDatabase}, with a database made for each test and dropped after it. */
export function useOwnDatabase(engine: Engine): () => Database {
  return useEach(() => createTestAddress(engine))
}

function useEach(make: () => Promise<TestAddress>): () => Database {
  let current: { database: Database; address: TestAddress } | undefined
  beforeEach(async () => {
    const address = await make()
    current = { database: openDatabase(address.url), address }
  })
  afterEach(async () => {
    await current?.database.close()
    await current?.address.remove()
    current = undefined
  })
  return () => {
    if (!current) throw new Error('useDatabase: there is a database only while a test runs')
    return current.database
  }
}

/** The database of this worker, emptied; made when the worker has none yet. */
async function emptiedAddress(): Promise<TestAddress> {
  const name = `worker_${process.env.VITEST_POOL_ID}`
  const { sql, schema } = inject('emptying')
  const emptied = await inPostgres(name, (client) => client.query(sql)).catch((error: { code?: string }) => {
    if (error.code !== NO_SUCH_DATABASE) throw error
  })
  if (emptied === undefined) await createInPostgres(name, true)
  return {
    url: urlOf(name),
    async remove() {
      if ((await inPostgres(name, readSchema)) === schema) return
      await inPostgres('postgres', (client) => client.query(`drop database ${name} with (force)`))
      throw new Error('This test leaves its schema changed: it needs useOwnDatabase')
    },
  }
}

/** SQLSTATE `invalid_catalog_name`. */
const NO_SUCH_DATABASE = '3D000'

/**
 * Create a database.
 * @param template whether it is migrated, or quite empty
 */
export async function createTestAddress(engine: Engine, template = true): Promise<TestAddress> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  return engine === 'sqlite' ? createFile(name, template) : createInPostgres(name, template)
}

async function createFile(name: string, template: boolean): Promise<TestAddress> {
  const folder = inject('sqliteFolder')
  const file = path.join(folder, `${name}.db`)
  if (template) await copyFile(path.join(folder, 'template.db'), file)
  return {
    url: `file:${file}`,
    async remove() {
      for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true })
    },
  }
}

async function createInPostgres(name: string, template: boolean): Promise<TestAddress> {
  const maintain = (statement: string) => inPostgres('postgres', (client) => client.query(statement))
  await maintain(`create database ${name} template ${template ? 'passage_template' : 'template0'}`)
  return {
    url: urlOf(name),
    remove: async () => {
      await maintain(`drop database ${name} with (force)`)
    },
  }
}

function urlOf(name: string): string {
  return inject('postgresUrl').replace('/postgres?', `/${name}?`)
}

async function inPostgres<Result>(
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: urlOf(name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
