/** Databases for tests, on both engines: `describe.each(ENGINES)('… on %s', (engine) => { … })`. */
import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, inject } from 'vitest'
import { type Database, type Engine, openDatabase } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'

/** The engines that every data test runs on. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** An address to open, and the way to take it away. */
export interface TestAddress {
  readonly url: string
  remove(): Promise<void>
}

/**
 * Gives every test of the surrounding `describe` a migrated database of its own, without rows.
 * @returns a function that gives the current one; it works inside tests and hooks only
 */
export function useDatabase(engine: Engine): () => Database<Schema> {
  let current: { database: Database<Schema>; address: TestAddress } | undefined
  beforeEach(async () => {
    const address = await createTestAddress(engine)
    current = { database: openDatabase<Schema>(address.url), address }
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

/**
 * Makes a database.
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
  await maintain(`create database ${name} template ${template ? 'passage_template' : 'template0'}`)
  return {
    url: inject('postgresUrl').replace('/postgres?', `/${name}?`),
    remove: () => maintain(`drop database ${name} with (force)`),
  }
}

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
