/** Once before all tests: one PostgreSQL, and one migrated database of each kind to copy from. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { type Emptying, readEmptying } from './emptying.ts'
import { startTestPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL database in which databases are made. */
    postgresUrl: string
    /** Folder of the migrated SQLite file `template.db`, and of its copies. */
    sqliteFolder: string
    /** How the PostgreSQL database of a worker is emptied. */
    emptying: Emptying
  }
}

/** The PostgreSQL database that tests are copied from. */
const TEMPLATE = 'passage_template'

/** Create both templates. Return the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-sqlite-'))
  const cleanUp = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    project.provide('emptying', await makeTemplates(postgres, folder))
  } catch (error) {
    await cleanUp()
    throw error
  }
  project.provide('postgresUrl', postgres.url('postgres'))
  project.provide('sqliteFolder', folder)
  return cleanUp
}

async function makeTemplates(postgres: TestPostgres, folder: string): Promise<Emptying> {
  const maintenance = openDatabase<object>(postgres.url('postgres'))
  await maintenance.pool?.query(`create database ${TEMPLATE}`)
  await maintenance.close()
  for (const url of [postgres.url(TEMPLATE), `file:${path.join(folder, 'template.db')}`]) {
    const database = openDatabase<object>(url)
    try {
      await migrate(database)
    } finally {
      await database.close()
    }
  }
  const migrated = openDatabase<object>(postgres.url(TEMPLATE))
  try {
    if (!migrated.pool) throw new Error('The template is a PostgreSQL database')
    return await readEmptying(migrated.pool)
  } finally {
    await migrated.close()
  }
}
