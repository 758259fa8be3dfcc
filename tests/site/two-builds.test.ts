import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLocalStorage } from '../../src/platform/storage/local-storage.ts'
import { runCommand } from './backup/run-command.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { makeSecondBuild } from './second-build.ts'

let folder: string
const sites: RunningSite[] = []
let second: ReturnType<typeof makeSecondBuild>
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-two-'))
  second = makeSecondBuild('two-builds')
})
afterEach(async () => {
  for (const site of sites.splice(0)) await site.kill()
  second.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Where both find the photographs: the demo lies in the folder of the first. */
const shared = () => path.join(folder, 'one', 'files')

/** Two machines: a folder of their own each, one database, one folder of photographs that both mount. */
const machine = (name: string) => ({
  DATA_DIR: path.join(folder, name),
  DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
  STORAGE_URL: `file:${shared()}`,
  AUTH_SECRET: 'a secret of at least 32 characters',
})

/** Every file that a page names, and those that its scripts name in turn. */
async function filesOf(origin: string, address: string): Promise<string[]> {
  const found = new Set<string>()
  const look = async (from: string) => {
    const text = await (await fetch(origin + from)).text()
    for (const [, name = ''] of text.matchAll(
      /(?:\/assets\/|["'`]\.\/|assets\/)([\w-][\w.-]*\.(?:js|css|woff2))/g,
    )) {
      const file = `/assets/${name}`
      if (found.has(file)) continue
      found.add(file)
      if (name.endsWith('.js')) await look(file)
    }
  }
  await look(address)
  return [...found]
}

test('two machines with two builds answer all files of each other’s pages, and nobody takes them for photographs', async () => {
  sites.push(await startSite(machine('one')))
  // It joins the installation by its database, with a folder that is empty.
  sites.push(await startSite({ ...machine('two'), DEMO: '0' }, second.folder))
  const [one, two] = sites.map(({ origin }) => origin) as [string, string]
  for (const [own, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const files = await filesOf(own, '/fr/contact')
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const [mine, theirs] = [await fetch(own + file), await fetch(other + file)]
      expect([file, mine.status, theirs.status]).toEqual([file, 200, 200])
      expect(theirs.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await theirs.text()).toBe(await mine.text())
    }
  }
  expect((await fetch(`${one}/assets/nothing-Ab_1.js`)).status).toBe(404)

  const keys = await openLocalStorage(shared()).list()
  expect(keys.filter((key) => key.startsWith('builds/'))).toHaveLength(2)
  const checked = await runCommand('check', [], machine('one'))
  expect(checked.output).toContain('No errors found.')
  expect(checked.output).not.toContain('no row names')
  const backups = path.join(folder, 'backups')
  await runCommand('backup', [backups, '--create'], machine('one'))
  const [backup = ''] = await readdir(backups)
  expect(await readdir(path.join(backups, backup, 'files'))).not.toContain('builds')
}, 120_000)

test('a single machine with a folder of its own puts nothing aside', async () => {
  const DATA_DIR = path.join(folder, 'alone')
  sites.push(await startSite({ DATA_DIR }))
  const keys = await openLocalStorage(path.join(DATA_DIR, 'files')).list()
  expect(keys.filter((key) => key.startsWith('builds/'))).toEqual([])
})
