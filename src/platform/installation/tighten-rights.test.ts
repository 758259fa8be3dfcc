import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tightenRights } from './tighten-rights.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passage-rights-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rights = (file: string) => (statSync(file).mode & 0o7777).toString(8)

function make(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  for (const name of ['auth-secret', 'site.db', 'site.db-wal', 'site.db-shm']) {
    writeFileSync(path.join(dataDir, name), 'content')
    chmodSync(path.join(dataDir, name), 0o644)
  }
  for (const name of ['files', 'mail', 'builds', 'cache', 'incoming', 'other']) {
    mkdirSync(path.join(dataDir, name))
    chmodSync(path.join(dataDir, name), 0o755)
  }
  return { dataDir, databaseUrl: `file:${path.join(dataDir, 'site.db')}` }
}

test('what others could read is for its owner only, reported once, and nothing else is touched', () => {
  const dataDir = path.join(folder, 'var')
  const environment = make(dataDir)
  chmodSync(dataDir, 0o755)
  const { tightened, refused } = tightenRights(environment)
  expect(tightened).toHaveLength(10)
  expect(refused).toEqual([])
  expect(rights(dataDir)).toBe('700')
  for (const name of ['auth-secret', 'site.db', 'site.db-wal', 'site.db-shm'])
    expect([name, rights(path.join(dataDir, name))]).toEqual([name, '600'])
  for (const name of ['files', 'mail', 'builds', 'cache', 'incoming'])
    expect([name, rights(path.join(dataDir, name))]).toEqual([name, '700'])
  expect(rights(path.join(dataDir, 'other'))).toBe('755')
  expect(tightenRights(environment)).toEqual({ tightened: [], refused: [] })
})

test('a shared folder keeps its rights, what the site has in it does not; links are left alone', () => {
  const dataDir = path.join(folder, 'shared')
  const environment = make(dataDir)
  chmodSync(dataDir, 0o1777)
  const elsewhere = path.join(folder, 'pictures')
  mkdirSync(elsewhere)
  chmodSync(elsewhere, 0o755)
  rmSync(path.join(dataDir, 'files'), { recursive: true })
  symlinkSync(elsewhere, path.join(dataDir, 'files'))
  expect(tightenRights(environment).tightened).toHaveLength(8)
  expect(rights(dataDir)).toBe('1777')
  expect(rights(elsewhere)).toBe('755')
  expect(rights(path.join(dataDir, 'site.db'))).toBe('600')
})

test('a database outside of the folder is tightened, and its folder is not', () => {
  const { dataDir } = make(path.join(folder, 'var'))
  const outside = path.join(folder, 'outside')
  make(outside)
  chmodSync(outside, 0o755)
  tightenRights({ dataDir, databaseUrl: `file:${path.join(outside, 'site.db')}` })
  expect(rights(path.join(outside, 'site.db'))).toBe('600')
  expect(rights(outside)).toBe('755')
})

test('where nothing may be changed it goes on and says so', () => {
  // No one, root included, may change rights there.
  const dataDir = realpathSync('/proc/self')
  expect(tightenRights({ dataDir, databaseUrl: 'postgres://x' })).toEqual({
    tightened: [],
    refused: [dataDir],
  })
})
