import { mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { FULL_RUN } from '../helpers/full-run.ts'
import { makeSmallDisk } from './full-disk.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-start-'))
})
afterEach(async () => {
  await site?.kill()
  site = undefined
  await rm(folder, { recursive: true, force: true })
})

const SECRET = 'a secret of at least 32 characters'
const dataDir = () => path.join(folder, 'var')
const database = () => path.join(dataDir(), 'site.db')

/** Output of a failed start. */
async function rejection(settings: Record<string, string>): Promise<string> {
  const outcome = await startSite({ DATA_DIR: dataDir(), ...settings }).catch((error: Error) => error.message)
  if (typeof outcome !== 'string') {
    await outcome.kill()
    return 'it started'
  }
  expect(outcome).toContain('ended with 1')
  expect(outcome, 'words, no stack').not.toMatch(/^ {4}at /m)
  return outcome
}

test('a lost database is rejected as long as the data of its site exist', async () => {
  site = await startSite({ DATA_DIR: dataDir(), DEMO: '0' })
  expect(await site.stop()).toBe(0)
  const rights = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
  expect([await rights(dataDir()), await rights(database())]).toEqual(['700', '600'])
  await writeFile(database(), '')
  expect(await rejection({})).toMatch(/missing or empty[\s\S]*npm run restore -- BACKUP[\s\S]*begin anew/)
  await rm(database())
  expect(await rejection({})).toMatch(/missing or empty/)
  if (FULL_RUN) expect(await rejection({ WEB_CONCURRENCY: '2' })).toMatch(/missing or empty/)
  await expect(stat(database())).rejects.toThrow(/ENOENT/)
}, 120_000)

test('a database that was damaged before a kill is rejected, and an intact one is used', async () => {
  site = await startSite({ DATA_DIR: dataDir() })
  await site.kill()
  site = await startSite({ DATA_DIR: dataDir() })
  expect(await readdir(path.join(dataDir(), 'running'))).toHaveLength(1)
  await site.kill()
  const shell = new DatabaseSync(database())
  shell.exec('pragma wal_checkpoint(truncate)')
  shell.close()
  const handle = await open(database(), 'r+')
  await handle.write(Buffer.alloc(16 * 4096, 0xff), 0, 16 * 4096, 64 * 4096)
  await handle.close()
  expect(await rejection({})).toMatch(/is damaged[\s\S]*npm run restore/)
}, 120_000)

test.each(FULL_RUN ? ['1', '2'] : ['2'])(
  'a port that is in use is reported with a message (%s processes)',
  async (WEB_CONCURRENCY) => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    const text = await rejection({ PORT: String(port), WEB_CONCURRENCY, DEMO: '0' })
    expect(text).toContain(`Port ${port} is in use`)
    other.close()
  },
  60_000,
)

test('a file that is no database, a newer one and one in use are reported with a message', async () => {
  await startSite({ DATA_DIR: dataDir(), DEMO: '0' }).then((started) => started.stop())
  const shell = new DatabaseSync(database())
  shell.exec(`insert into kysely_migration values ('9999-2031-01-01-from-tomorrow', '2031-01-01')`)
  expect(await rejection({})).toMatch(
    /last used by another, probably newer version[\s\S]*Where you develop, set another DATA_DIR/,
  )
  shell.exec(`delete from kysely_migration where name like '9999%'`)
  // Not even readers come in.
  shell.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive')
  expect(await rejection({})).toMatch(/locked by another program/)
  shell.close()
  await writeFile(database(), 'no database at all, but text. '.repeat(1000))
  expect(await rejection({})).toMatch(/is damaged/)
}, 120_000)

test('one that another program writes to is waited for, and then reported', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  await startSite({ DATA_DIR: dataDir(), DEMO: '0' }).then((started) => started.stop())
  const shell = new DatabaseSync(database())
  shell.exec('begin exclusive')
  expect(await rejection({})).toMatch(/locked by another program/)
  shell.close()
})

test('an unreachable PostgreSQL, or a missing database, is reported with a message without the password', async () => {
  const away = await rejection({
    DATABASE_URL: 'postgres://passage:very-secret@127.0.0.1:9/passage',
    AUTH_SECRET: SECRET,
  })
  expect(away).toMatch(/PostgreSQL \(127\.0\.0\.1:9\/passage\) does not answer/)
  expect(away).not.toContain('very-secret')
  const url = inject('postgresUrl').replace('/postgres?', '/no_such_database?')
  expect(await rejection({ DATABASE_URL: url, AUTH_SECRET: SECRET })).toMatch(/has no database of this name/)
}, 60_000)

test('a first start on a full disk fails with a message, and the next one is not harmed by it', async ({
  skip,
}) => {
  const disk = await makeSmallDisk(path.join(folder, 'disk'))
  try {
    // Only a disk of its own can be full before the process is there.
    skip(disk.kind !== 'tmpfs')
    const small = { DATA_DIR: path.join(disk.folder, 'var'), DEMO: '0' }
    await mkdir(small.DATA_DIR)
    await disk.fill(0)
    expect(await rejection(small)).toMatch(/auth-secret cannot be read or written: the disk is full/)
    expect(await readdir(small.DATA_DIR)).toEqual([])

    // The same after a kill: everything is there, and nothing can be written.
    await disk.empty(0)
    const killed = await startSite(small)
    await killed.kill()
    await disk.fill(0)
    expect(await rejection(small)).toMatch(/running\/.* could not be used \(\w+\): the disk is full/)
    await disk.empty(0)
    site = await startSite(small)
    await site.kill()
  } finally {
    await disk.remove()
  }
}, 60_000)
