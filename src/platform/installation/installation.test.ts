import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { StartError } from '#/platform/start-error.ts'
import { BOTH_ENGINES, createTestAddress, useDatabase } from '../../../tests/helpers/database.ts'
import { addVenue } from '../../../tests/helpers/venue-rows.ts'
import { installationFile } from './installation-file.ts'
import { joinInstallation } from './join-installation.ts'
import { rejectLostData } from './reject-lost-data.ts'

const NOW = new Date('2026-11-22T10:00:00Z')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-installation-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe.each(BOTH_ENGINES)('a folder and its database on %s', (engine) => {
  const database = useDatabase(engine)
  const warnings: string[] = []
  const joinFolder = (name: string) =>
    joinInstallation(database(), {
      dataDir: path.join(folder, name),
      now: NOW,
      filledByUse: ['user', 'enquiry', 'venue'],
      warn: (text) => warnings.push(text),
    })
  const rows = () => database().db.selectFrom('installation').selectAll().execute()
  const fileOf = (name: string) => readFile(installationFile(path.join(folder, name)), 'utf8')

  beforeEach(async () => {
    warnings.length = 0
    for (const name of ['one', 'two']) await mkdir(path.join(folder, name))
  })

  test('get one id, and several folders share that of their database', async () => {
    await Promise.all([joinFolder('one'), joinFolder('two')])
    await joinFolder('one')
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(JSON.parse(await fileOf('one'))).toEqual({ id: row?.id, createdAt: NOW.toISOString() })
    expect(await fileOf('two')).toBe(await fileOf('one'))
    expect(warnings).toEqual([])
  })

  test('a file that was cut short at any place is reported and written anew', async () => {
    await joinFolder('one')
    const whole = await fileOf('one')
    for (let length = 0; length < whole.trimEnd().length; length++) {
      warnings.length = 0
      await writeFile(installationFile(path.join(folder, 'one')), whole.slice(0, length))
      await joinFolder('one')
      expect(await fileOf('one')).toBe(whole)
      expect(warnings).toEqual([expect.stringContaining('cannot be read')])
    }
  })

  test('a database of another installation is rejected, and one that holds nothing as well', async () => {
    await joinFolder('one')
    await database().db.deleteFrom('installation').execute()
    await expect(joinFolder('one')).rejects.toThrow(/holds nothing yet[\s\S]*npm run restore/)
    await joinFolder('two')
    await expect(joinFolder('one')).rejects.toThrow(/another installation[\s\S]*remove .*installation\.json/)
    await expect(joinFolder('one')).rejects.toBeInstanceOf(StartError)
  })

  test('a database of an earlier version takes the id of its folder', async () => {
    await joinFolder('one')
    const [before] = await rows()
    await addVenue(database(), 'galerie-perle')
    await database().db.deleteFrom('installation').execute()
    await joinFolder('one')
    expect(await rows()).toEqual([before])
  })
})

describe.each(BOTH_ENGINES)('a lost database on %s', (engine) => {
  const traces: [string, string][] = [
    ['installation.json', 'installation.json'],
    ['files/galerie-perle-1.jpg', 'photographs in'],
    ['files/proposals/0a.jpg', 'photographs in'],
    ['builds/one.json', 'files of earlier builds'],
    ['mail/0a.eml', 'mails'],
  ]

  async function places(file?: string) {
    const address = await createTestAddress(engine, false)
    const dataDir = path.join(folder, 'var')
    await mkdir(dataDir)
    await writeFile(path.join(dataDir, 'auth-secret'), 'a secret of at least 32 characters')
    if (file !== undefined) {
      await mkdir(path.dirname(path.join(dataDir, file)), { recursive: true })
      await writeFile(path.join(dataDir, file), 'something')
    }
    const database = openDatabase(address.url)
    const given = {
      dataDir,
      storage: { kind: 'folder', folder: path.join(dataDir, 'files') } as const,
      databaseUrl: address.url,
    }
    return {
      look: () => rejectLostData(given, () => database),
      database,
      close: async () => {
        await database.close()
        await address.remove()
      },
    }
  }

  test.each(traces)(
    'is refused beside %s, with the way back and the way to begin anew',
    async (file, found) => {
      const { look, database, close } = await places(file)
      const rejected = await look().catch((error: unknown) => error)
      expect(rejected).toBeInstanceOf(StartError)
      expect(String(rejected)).toContain(found)
      expect(String(rejected)).toMatch(/npm run restore -- BACKUP[\s\S]*begin anew/)
      await migrate(database)
      await look()
      await close()
    },
  )

  test('in a new folder, or after a first start that was killed, there is none', async () => {
    const { look, close } = await places()
    await mkdir(path.join(folder, 'var', 'files', '.incoming'), { recursive: true })
    await writeFile(path.join(folder, 'var', 'files', '.incoming', 'part'), '')
    await look()
    await close()
  })
})

test('the log of a database that is gone is never thrown away', async () => {
  await writeFile(path.join(folder, 'site.db-wal'), 'the latest requests')
  const look = rejectLostData(
    {
      dataDir: folder,
      storage: { kind: 'folder', folder: path.join(folder, 'files') } as const,
      databaseUrl: `file:${folder}/site.db`,
    },
    () => {
      throw new Error('the database must not be opened')
    },
  )
  await expect(look).rejects.toThrow(/missing or empty[\s\S]*site\.db-wal without its database/)
})

test('a file that was cut short to less than a page is no database, and is not touched', async () => {
  const file = path.join(folder, 'site.db')
  const databaseUrl = `file:${file}`
  const database = openDatabase(databaseUrl)
  await migrate(database)
  await database.close()
  await writeFile(installationFile(folder), '{}')
  const whole = await readFile(file)
  for (const length of [0, 1, 15, 16, 99, 100, 511, 512, 1024, 4095]) {
    await writeFile(file, whole.subarray(0, length))
    const places = {
      dataDir: folder,
      storage: { kind: 'folder', folder: path.join(folder, 'files') } as const,
      databaseUrl,
    }
    const look = rejectLostData(places, () => {
      throw new Error('the database must not be opened')
    })
    await expect(look, String(length)).rejects.toBeInstanceOf(StartError)
    expect(await readFile(file)).toHaveLength(length)
  }
})

test('first starts at the same moment on one folder all come through', async () => {
  const script = `
    const { prepareDatabase } = await import('./src/app/prepare-database.ts')
    const { closeDatabase } = await import('./src/platform/database/database.ts')
    const moment = Number(process.argv[1])
    await new Promise((resolve) => setTimeout(resolve, moment - 20 - Date.now()))
    while (Date.now() < moment) {}
    await prepareDatabase()
    await closeDatabase()`
  const moment = String(Date.now() + 2500)
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'var') }
  const starts = Array.from({ length: 9 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, moment], { env }),
  )
  for (const { stderr } of await Promise.all(starts)) expect(stderr).not.toContain('Error')
  const names = await readdir(path.join(folder, 'var'))
  expect(names.filter((name) => name.startsWith('.'))).toEqual([])
}, 90_000)
