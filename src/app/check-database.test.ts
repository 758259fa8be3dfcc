import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { quickCheck } from '#/platform/database/quick-check.ts'
import { isKnownDamaged, noteDamage } from '#/platform/health/known-damage.ts'
import { StartError } from '#/platform/start-error.ts'
import { FULL_RUN } from '../../tests/helpers/full-run.ts'
import { checkDatabase } from './check-database.ts'

let folder: string
let file: string
let forgotten: number
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-check-'))
  file = path.join(folder, 'site.db')
  forgotten = 0
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table t (a text); create index i on t (a); begin')
  const insert = database.prepare('insert into t values (?)')
  for (let n = 0; n < 2000; n++) insert.run(`a row with some text and a number ${n}`)
  database.exec('commit')
  database.close()
})
afterEach(() => rm(folder, { recursive: true }))

const parts = (wasUnclean: boolean, told: string[] = []) => ({
  environment: { dataDir: folder, databaseUrl: `file:${file}` },
  marker: {
    wasUnclean,
    forgetOthers: async () => {
      forgotten += 1
    },
  },
  onProgress: (text: string) => void told.push(text),
})

async function damage(): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(randomBytes(4096), 0, 4096, 8 * 4096)
  await handle.close()
}

test('a sound file after a kill is accepted, and the kill forgotten', async () => {
  await checkDatabase(parts(true))
  expect(forgotten).toBe(1)
})

test('a damaged file after a kill is rejected with the way back, each time', async () => {
  await damage()
  for (let start = 0; start < 2; start++) {
    const rejected = await checkDatabase(parts(true)).catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(StartError)
    expect(String(rejected)).toMatch(/is damaged[\s\S]*npm run restore -- BACKUP[\s\S]*It was found: /)
  }
  expect(forgotten).toBe(0)
})

test('after a clean stop nothing is read', async () => {
  await damage()
  await checkDatabase({ ...parts(false), check: () => expect.fail('checked') })
})

test('a check that takes long goes on in the background, and damage makes the site not ready', async () => {
  const told: string[] = []
  const found = Promise.withResolvers<string[]>()
  await checkDatabase({ ...parts(true, told), check: () => found.promise, foregroundMs: 1 })
  expect(told).toEqual(['The check of the database goes on in the background'])
  found.resolve(['page 8 is never used'])
  await expect.poll(() => isKnownDamaged(folder)).toBe(true)
  expect(forgotten).toBe(0)
})

test('where damage is known, a start waits for the whole check; a sound file is accepted again', async () => {
  await noteDamage(folder, ['page 8'])
  await checkDatabase({
    ...parts(false),
    // No check is as quick: a start that did not wait would have gone on.
    check: quickCheck,
    foregroundMs: 0,
  })
  expect([await isKnownDamaged(folder), forgotten]).toEqual([false, 1])
})

test('a file that was cut short anywhere is rejected in words', async () => {
  const whole = await readFile(file)
  // Below one page it counts as empty (`rejectLostData`).
  const step = FULL_RUN ? 4999 : 24_989
  for (let length = 4096; length < whole.length; length += step) {
    await writeFile(file, whole.subarray(0, length))
    const outcome = await checkDatabase(parts(true)).catch((error: unknown) => error)
    expect([length, outcome]).toEqual([length, expect.any(StartError)])
  }
}, 60_000)
