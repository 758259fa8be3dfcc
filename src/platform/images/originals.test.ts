import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/helpers/catalogue-folder.ts'
import { firstOf, type Originals, shippedOriginals } from './originals.ts'

const place = (files: Record<string, string>): Originals => ({
  version: async (key) => files[key] && `version of ${files[key]}`,
  read: async (key) => (files[key] === undefined ? undefined : Buffer.from(files[key])),
  list: async () => Object.keys(files),
})

test('the first place that knows a key has it', async () => {
  const originals = firstOf(place({ a: 'store' }), place({ a: 'shipped', b: 'shipped' }))
  expect((await originals.read('a'))?.toString()).toBe('store')
  expect(await originals.version('b')).toBe('version of shipped')
  expect([await originals.read('c'), await originals.version('c')]).toEqual([undefined, undefined])
  expect(await originals.list()).toEqual(['a', 'b'])
})

test('the pictures that come with the site, and nothing else of their folder or of any other', async () => {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'photos'))
  await writeFile(path.join(folder, 'secret.jpg'), 'x')
  for (const name of ['site-hero.jpg', 'README.md', '.hidden.jpg']) {
    await writeFile(path.join(folder, 'photos', name), name)
  }
  const originals = shippedOriginals(path.join(folder, 'photos'))
  expect(await originals.list()).toEqual(['site-hero'])
  expect((await originals.read('site-hero'))?.toString()).toBe('site-hero.jpg')
  expect(await originals.version('site-hero')).toMatch(/^[a-z0-9]+-d$/)
  expect(await originals.read('site-other')).toBeUndefined()
  expect(() => originals.read('../secret')).toThrow(RangeError)
  expect(await shippedOriginals(path.join(folder, 'nowhere')).list()).toEqual([])
})
