/** Places of a site for tests of backups: a migrated database, photographs and a secret, in folders of their own. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { migrate } from '#/platform/database/migrate.ts'
import { type Database, type Engine, openDatabase } from '#/platform/database/open-database.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { findSystemPostgres } from '../../../scripts/ensure-postgres.ts'
import { startTestPostgres, type TestPostgres } from '../../helpers/postgres.ts'

/** Environment variables of the commands. */
export type SiteVariables = Readonly<Record<string, string>>

/** A site without a server. */
export interface SiteData {
  readonly database: Database
  readonly variables: SiteVariables
  readonly dataDir: string
  readonly storageDir: string
}

/** Maker of places; each is removed when its test ends. */
export interface SiteMaker {
  /** A site with a database, `photos` photographs and a secret. */
  site(photos?: number): Promise<SiteData>
  /** Variables of places in which nothing is. */
  emptyPlace(): Promise<SiteVariables>
  /** A folder for backups. */
  folder(): Promise<string>
}

const SECRET = 'a secret of at least 32 characters'

/** Start what an engine needs for the tests of the surrounding `describe`. */
export function useSites(engine: Engine): SiteMaker {
  let server: TestPostgres | undefined
  let root = ''
  beforeAll(async () => {
    if (engine === 'postgres') server = await startTestPostgres({ programs: systemPrograms() })
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'passage-backup-test-'))
    return () => rm(root, { recursive: true, force: true })
  })
  const emptyPlace = async () => {
    const place: Record<string, string> = { DATA_DIR: path.join(root, randomUUID()) }
    if (server) {
      place.DATABASE_URL = await newDatabase(server)
      place.AUTH_SECRET = SECRET
    }
    return place
  }
  return {
    emptyPlace,
    folder: () => mkdtemp(path.join(root, 'backups-')),
    async site(photos = 3) {
      const variables = await emptyPlace()
      const dataDir = variables.DATA_DIR ?? ''
      await mkdir(dataDir)
      if (!server) await writeFile(path.join(dataDir, 'auth-secret'), SECRET, { mode: 0o600 })
      const database = openDatabase(variables.DATABASE_URL ?? `file:${path.join(dataDir, 'site.db')}`)
      onTestFinished(() => database.close())
      await migrate(database)
      const site = { database, variables, dataDir, storageDir: path.join(dataDir, 'files') }
      for (let number = 1; number <= photos; number++) await storePhoto(site, `room-${number}`)
      return site
    },
  }
}

/** The programs of this machine; the tests fail without. */
export function systemPrograms(): string {
  const programs = findSystemPostgres()
  if (programs === undefined)
    throw new Error('PostgreSQL with pg_dump is not installed; npm test installs it')
  return programs
}

async function newDatabase(server: TestPostgres): Promise<string> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url(name)
}

/** Store a photograph of a proposal that has not been sent yet, with its row. */
export async function storePhoto({ database, storageDir }: SiteData, key: string): Promise<void> {
  const bytes = randomBytes(20_000)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await openLocalStorage(storageDir).put(`proposals/${key}`, bytes)
  await database.db
    .insertInto('proposal_photo')
    .values({
      id: randomUUID(),
      draft: key,
      enquiry_id: null,
      position: null,
      key: `proposals/${key}`,
      width: 1600,
      height: 1067,
      bytes: bytes.length,
      sha256,
      placeholder: 'data:image/webp;base64,AA==',
      dominant_color: '#c8b8a8',
      created_at: '2026-11-22T10:00:00.000Z',
    })
    .execute()
}
