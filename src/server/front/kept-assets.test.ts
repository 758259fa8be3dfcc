import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets, openKeptAssets } from './kept-assets.ts'

const DAY_MS = 86_400_000
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function deploy(build: string, files: readonly string[], now: Date | undefined): Promise<string[]> {
  const assets = await mkdtemp(path.join(folder, 'client-'))
  for (const file of files) await writeFile(path.join(assets, file), `// ${file}`)
  await keepAssets({ assets, folder: path.join(folder, 'kept'), build, now })
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
  const open = await openKeptAssets(path.join(folder, 'kept'))
  const file = open('/assets/a.js')
  expect(file?.bodies.identity.toString()).toBe('// a.js')
  expect(file?.bodies.br?.toString()).toBe('// a.js.br')
  expect(file?.headers['Cache-Control']).toContain('immutable')
  expect([open('/assets/../one.json'), open('/assets/a.js.br'), open('/a.js')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('before the first start there is nothing', async () => {
  const open = await openKeptAssets(path.join(folder, 'nowhere'))
  expect(open('/assets/a.js')).toBeUndefined()
})
