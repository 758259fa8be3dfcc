import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets, openRetainedAssets } from './retained-assets.ts'

const DAY_MS = 86_400_000
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function deploy(
  build: string,
  files: readonly string[],
  now: Date | undefined,
  warn?: (text: string) => void,
): Promise<string[]> {
  const assets = await mkdtemp(path.join(folder, 'client-'))
  for (const file of files) await writeFile(path.join(assets, file), `// ${file}`)
  await keepAssets({ assets, folder: path.join(folder, 'kept'), build, now }, warn)
  return (await readdir(path.join(folder, 'kept', 'assets'))).sort()
}

test('files stay thirty days after their build was replaced, however long it ran', async () => {
  await deploy('one', ['shared-1.js', 'page-1.js', 'page-1.js.br'], day(0))
  expect(await deploy('two', ['shared-1.js', 'page-2.js'], day(100))).toEqual([
    'page-1.js',
    'page-1.js.br',
    'page-2.js',
    'shared-1.js',
  ])
  expect(await deploy('two', ['shared-1.js', 'page-2.js'], day(129))).toContain('page-1.js')
  expect(await deploy('three', ['shared-1.js'], day(131))).toEqual(['page-2.js', 'shared-1.js'])
})

test('while the clock cannot be trusted nothing goes, and the thirty days begin when it can', async () => {
  await deploy('one', ['a.js'], day(0))
  expect(await deploy('two', ['b.js'], undefined)).toEqual(['a.js', 'b.js'])
  expect(await deploy('two', ['b.js'], day(1461))).toEqual(['a.js', 'b.js'])
  expect(await deploy('two', ['b.js'], undefined)).toEqual(['a.js', 'b.js'])
  expect(await deploy('two', ['b.js'], day(1492))).toEqual(['b.js'])
})

test('a build that comes back is the running one again', async () => {
  await deploy('one', ['a.js'], day(0))
  await deploy('two', ['b.js'], day(1))
  await deploy('one', ['a.js'], day(2))
  expect(await deploy('one', ['a.js'], day(31.5))).toEqual(['a.js', 'b.js'])
  expect(await deploy('one', ['a.js'], day(60))).toEqual(['a.js'])
})

test('a kept file is answered with its codings, and nothing else of the folder', async () => {
  await deploy('one', ['a.js', 'a.js.br'], day(0))
  const open = openRetainedAssets(path.join(folder, 'kept'))
  const file = open('/assets/a.js')
  expect(file?.bodies.identity?.toString()).toBe('// a.js')
  expect(file?.bodies.br?.toString()).toBe('// a.js.br')
  expect(file?.headers['Cache-Control']).toContain('immutable')
  expect([open('/assets/../one.json'), open('/assets/a.js.br'), open('/a.js')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('before the first start there is nothing', async () => {
  const open = openRetainedAssets(path.join(folder, 'nowhere'))
  expect(open('/assets/a.js')).toBeUndefined()
})

test('a list that was cut short at any place keeps no start from happening and loses no file', async () => {
  await deploy('one', ['page-1.js'], day(0))
  const list = path.join(folder, 'kept', 'one.json')
  const whole = await readFile(list, 'utf8')
  for (let length = 0; length < whole.length; length++) {
    const warnings: string[] = []
    await writeFile(list, whole.slice(0, length))
    await utimes(list, day(1), day(1))
    const kept = await deploy('two', ['page-2.js'], day(2), (text) => warnings.push(text))
    expect(kept).toEqual(['page-1.js', 'page-2.js'])
    expect(warnings).toEqual([expect.stringContaining(`${list} cannot be read`)])
  }
  expect(await deploy('two', ['page-2.js'], day(32))).toEqual(['page-2.js'])
  expect((await readdir(path.join(folder, 'kept'))).sort()).toEqual(['assets', 'two.json'])
})

test('files of a build that was started later are found, and the folder is listed at most once a second', async () => {
  await deploy('one', ['a.js'], day(0))
  let milliseconds = 0
  const open = openRetainedAssets(path.join(folder, 'kept'), () => milliseconds)
  expect(open('/assets/a.js')).toBeDefined()
  await deploy('two', ['b.js'], day(1))
  expect(open('/assets/b.js')).toBeUndefined()
  milliseconds = 1001
  expect(open('/assets/b.js')?.bodies.identity?.toString()).toBe('// b.js')
  await rm(path.join(folder, 'kept', 'assets', 'a.js'))
  expect(open('/assets/a.js')).toBeUndefined()
})

test('a build that starts while another one clears away keeps its files', async () => {
  const assets = await mkdtemp(path.join(folder, 'client-'))
  for (let n = 0; n < 40; n++) await writeFile(path.join(assets, `new-${n}.js`), '//')
  const kept = path.join(folder, 'kept')
  await deploy('one', ['a.js'], day(0))
  await Promise.all([
    keepAssets({ assets, folder: kept, build: 'two', now: day(1) }),
    ...Array.from({ length: 5 }, () => deploy('one', ['a.js'], day(1))),
  ])
  expect((await readdir(path.join(kept, 'assets'))).filter((name) => name.startsWith('new-'))).toHaveLength(
    40,
  )
})
