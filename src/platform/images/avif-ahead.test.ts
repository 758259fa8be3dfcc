import { expect, test, vi } from 'vitest'
import { makePicture } from '../../../tests/helpers/catalogue-folder.ts'
import { makeAvifAhead } from './avif-ahead.ts'
import type { ImageRequest } from './image-address.ts'
import type { Originals } from './originals.ts'

async function siteWith(keys: string[]) {
  const picture = await makePicture('teal', 1100, 700)
  const read = vi.fn(async (_key: string): Promise<Buffer | undefined> => picture)
  const originals: Originals = { read, version: async () => 'v1', list: async () => keys }
  const made = new Set<string>()
  const nameOf = ({ format, width, key }: ImageRequest) => `${format} ${width} ${key}`
  const images = {
    isMade: async (image: ImageRequest) => made.has(nameOf(image)),
    makeBehind: vi.fn(async (image: ImageRequest) => {
      made.add(nameOf(image))
    }),
  }
  const told: string[] = []
  const stopping = new AbortController()
  const onError = vi.fn()
  const run = () =>
    makeAvifAhead({
      images,
      originals,
      onProgress: (text) => told.push(text),
      onError,
      signal: stopping.signal,
    })
  return { run, images, read, told, stopping, onError }
}

test('makes what is missing in the widths that the original has, and says so', async () => {
  const { run, told, images } = await siteWith(['a', 'proposals/1', 'b'])
  expect(await run()).toBe(8)
  expect(told).toEqual(['Pictures: 0 of 8 AVIF made', 'Pictures: 8 of 8 AVIF made'])
  expect(images.makeBehind.mock.calls.map(([{ key, width }]) => `${key} ${width}`)).toEqual([
    'a 320',
    'b 320',
    'a 640',
    'b 640',
    'a 768',
    'b 768',
    'a 1024',
    'b 1024',
  ])
})

test('has nothing to do or to say when all are made', async () => {
  const { run, told } = await siteWith(['a'])
  await run()
  told.length = 0
  expect(await run()).toBe(0)
  expect(told).toEqual([])
})

test('one that cannot be made does not hold up the others', async () => {
  const { run, images, onError, told } = await siteWith(['a'])
  images.makeBehind.mockRejectedValueOnce(new Error('damaged'))
  expect(await run()).toBe(3)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(told.at(-1)).toBe('Pictures: 3 of 4 AVIF made')
})

test('stops after the picture in hand', async () => {
  const { run, images, stopping } = await siteWith(['a'])
  images.makeBehind.mockImplementation(async () => stopping.abort())
  expect(await run()).toBe(1)
})
