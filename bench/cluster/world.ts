/** What all scenarios share: a PostgreSQL with the demo to copy from, and an object store that holds its photographs. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startTestPostgres, type TestPostgres } from '../../tests/helpers/postgres.ts'
import { startSite } from '../../tests/site/running-site.ts'
import { type SharedStorage, startSharedStorage } from './shared-storage.ts'

/** Of the administrator whom each copy has. */
export const EDITOR = { email: 'editor@example.com', password: 'plum tree over the canal' }

/** Surroundings of every cluster. */
export interface World {
  readonly postgres: TestPostgres
  readonly storage: SharedStorage
  /** Settings of a node that has no database yet. */
  readonly settings: Readonly<Record<string, string>>
  /** A database of its own, empty or with the demo. @returns its address */
  makeDatabase(content: 'demo' | 'empty'): Promise<string>
  close(): Promise<void>
}

/** Start them, and load the demo once. */
export async function openWorld(): Promise<World> {
  const postgres = await startTestPostgres({ durable: true })
  const storage = await startSharedStorage()
  const settings = {
    ...storage.variables,
    AUTH_SECRET: 'a secret of at least 32 characters',
    ADMIN_EMAIL: EDITOR.email,
    ADMIN_PASSWORD: EDITOR.password,
  }
  let copies = 0
  const create = async (name: string, template: string) => {
    const client = new pg.Client({ connectionString: postgres.url('postgres') })
    await client.connect()
    await client.query(`create database ${name} template ${template}`).finally(() => client.end())
    return postgres.url(name)
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-world-'))
  const site = await startSite({
    ...settings,
    DATA_DIR: folder,
    DATABASE_URL: await create('demo', 'template1'),
  })
  if ((await site.stop()) !== 0) throw new Error(site.output())
  await rm(folder, { recursive: true, force: true })
  return {
    postgres,
    storage,
    settings,
    makeDatabase: (content) => {
      copies += 1
      return create(`copy_${copies}`, content === 'demo' ? 'demo' : 'template1')
    },
    async close() {
      await postgres.stop()
      await storage.close()
    },
  }
}
