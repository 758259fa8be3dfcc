import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ZipFile } from 'yauzl'
import { openLocalStorage, type Storage } from '#/platform/storage/local-storage.ts'
import { buildKey } from '#/platform/storage/rebuildable.ts'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { removeSharedBuilds, shareBuild } from './share-build.ts'
import { removeOldPacks, SharedAssets } from './shared-assets.ts'

const DAY_MS = 86_400_000
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-shared-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** A storage that counts what it is asked, and may be away. */
function countingStorage() {
  const storage = openLocalStorage(path.join(folder, 'storage'))
  const counts = { puts: 0, gets: 0, isAway: false }
  const counting: Storage = {
    ...storage,
    put: (key, bytes) => {
      counts.puts += 1
      return storage.put(key, bytes)
    },
    get: async (key) => {
      counts.gets += 1
      if (counts.isAway) throw new Error('away')
      return storage.get(key)
    },
  }
  return { storage: counting, counts }
}

describe.each(BOTH_ENGINES)('files of builds that other machines run, on %s', (engine) => {
  const database = useDatabase(engine)

  async function share(storage: Storage, build: string, files: readonly string[], now = day(0)) {
    const assets = path.join(folder, `client-${build}`)
    await mkdir(assets, { recursive: true })
    for (const file of files) await writeFile(path.join(assets, file), `// ${file}`)
    await shareBuild({ database: database(), storage }, { assets, build, now })
  }

  async function machine(storage: Storage, name = 'machine') {
    const own = path.join(folder, name)
    await mkdir(own, { recursive: true })
    const clock = { now: 0 }
    const warnings: string[] = []
    const warn = (_: unknown, text: string) => warnings.push(text)
    const assets = new SharedAssets({
      database: database(),
      storage,
      folder: own,
      warn,
      now: () => clock.now,
    })
    return { assets, clock, warnings, own }
  }

  test('are found with their codings, whatever their names, and fetched once', async () => {
    const { storage, counts } = countingStorage()
    await share(storage, 'aa11', ['Menu-_A-b.js', 'Menu-_A-b.js.br', 'menu-_a-B.js', 'x.css'])
    const { assets, own } = await machine(storage)
    const found = await assets.find('/assets/Menu-_A-b.js')
    expect(found?.bodies.identity?.toString()).toBe('// Menu-_A-b.js')
    expect(found?.bodies.br?.toString()).toBe('// Menu-_A-b.js.br')
    expect(found?.headers).toEqual({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    expect(String((await assets.find('/assets/menu-_a-B.js'))?.bodies.identity)).toBe('// menu-_a-B.js')
    expect((await assets.find('/assets/x.css'))?.headers['Content-Type']).toBe('text/css; charset=utf-8')
    expect(await assets.find('/assets/Menu-_A-b.js.br')).toBeUndefined()
    expect(await assets.find('/x.css')).toBeUndefined()
    expect(counts).toMatchObject({ puts: 1, gets: 1 })
    // The next process of this machine has the pack already.
    const { assets: again } = await machine(storage)
    expect(await again.find('/assets/x.css')).toBeDefined()
    expect(counts.gets).toBe(1)
    await removeOldPacks(own, new Date())
    expect(await readdir(own)).toEqual(['aa11.pack'])
    await utimes(path.join(own, 'aa11.pack'), day(0), day(0))
    await removeOldPacks(own, day(31))
    expect(await readdir(own)).toEqual([])
  })

  test('a thousand names that no build has cost the storage nothing, and the database one question a second', async () => {
    const { storage, counts } = countingStorage()
    await share(storage, 'aa11', ['a.js'])
    const { assets, clock } = await machine(storage)
    const strangers = Array.from({ length: 1000 }, (_, n) => assets.find(`/assets/nothing-${n}.js`))
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([undefined]))
    expect(counts.gets).toBe(0)
    // Within the second nothing is asked again, so a build that has just been added is not known yet.
    await share(storage, 'bb22', ['b.js'])
    clock.now = 999
    expect(await assets.find('/assets/b.js')).toBeUndefined()
    clock.now = 1000
    expect(await assets.find('/assets/b.js')).toBeDefined()
    expect(counts.gets).toBe(1)
  })

  test('a storage that is away is asked again after half a minute, not by each visitor', async () => {
    const { storage, counts } = countingStorage()
    await share(storage, 'aa11', ['a.js'])
    const { assets, clock, warnings } = await machine(storage)
    counts.isAway = true
    for (let n = 0; n < 5; n++) {
      clock.now += 2000
      expect(await assets.find('/assets/a.js')).toBeUndefined()
    }
    expect(counts.gets).toBe(1)
    expect(warnings).toEqual(['the files of a build of another machine could not be fetched'])
    counts.isAway = false
    clock.now += 30_000
    expect(await assets.find('/assets/a.js')).toBeDefined()
  })

  test('a pack that is not the one its row tells of is not served', async () => {
    const { storage } = countingStorage()
    await share(storage, 'aa11', ['a.js'])
    const pack = await storage.get(buildKey('aa11'))
    pack?.set([0x58], 60)
    await storage.put(buildKey('aa11'), pack ?? new Uint8Array())
    const { assets, warnings } = await machine(storage)
    expect(await assets.find('/assets/a.js')).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })

  test('a pack that was cut or replaced is put again with the next start', async () => {
    const { storage, counts } = countingStorage()
    await share(storage, 'aa11', ['a.js'])
    const pack = await storage.get(buildKey('aa11'))
    await storage.put(buildKey('aa11'), pack?.subarray(0, 40) ?? new Uint8Array())
    await share(storage, 'aa11', ['a.js'])
    expect(counts.puts).toBe(3)
    const { assets } = await machine(storage)
    expect(await assets.find('/assets/a.js')).toBeDefined()
  })

  test('the directory of a pack is read once, however many files are asked for', async () => {
    const { storage } = countingStorage()
    const names = ['a.js', 'a.js.br', 'b.js', 'c.css']
    await share(storage, 'aa11', names)
    const { assets } = await machine(storage)
    const read = vi.spyOn(ZipFile.prototype, 'eachEntry')
    onTestFinished(() => read.mockRestore())
    for (const name of ['a.js', 'b.js', 'c.css']) {
      expect(String((await assets.find(`/assets/${name}`))?.bodies.identity)).toBe(`// ${name}`)
    }
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('a build is put once, again when the storage has lost it, and goes thirty days after it was last run', async () => {
    const { storage, counts } = countingStorage()
    await share(storage, 'aa11', ['a.js'], day(0))
    await share(storage, 'aa11', ['a.js'], day(40))
    await share(storage, 'bb22', ['b.js'], day(40))
    expect(counts.puts).toBe(2)
    const parts = { database: database(), storage }
    expect(await removeSharedBuilds(parts, day(69))).toBe(0)
    await storage.remove(buildKey('bb22'))
    await share(storage, 'bb22', ['b.js'], day(69))
    expect(counts.puts).toBe(3)
    expect(await removeSharedBuilds(parts, day(71))).toBe(1)
    expect(await storage.list()).toEqual([buildKey('bb22')])
    const { assets } = await machine(storage)
    expect(await assets.find('/assets/a.js')).toBeUndefined()
    expect(await assets.find('/assets/b.js')).toBeDefined()
  })
})
