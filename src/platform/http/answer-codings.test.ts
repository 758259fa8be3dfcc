import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesIn, compressBetter } from './answer-codings.ts'
import { storedBytes, storeText } from './stored-response.ts'

const TEXT = Array.from({ length: 4000 }, (_, n) => `<li>Raum ${n} für ${n * 7} Gäste</li>`).join('')

test('a coding is made once, however many ask at the same time', async () => {
  const answer = storeText(200, {}, TEXT)
  const [one, two] = await Promise.all([bytesIn(answer, 'br'), bytesIn(answer, 'br')])
  expect(one).toBe(two)
  expect(bytesIn(answer, 'br')).toBe(one)
  expect(brotliDecompressSync(one).toString()).toBe(TEXT)
})

test('only what was asked for is kept, and every coding comes from what is kept', async () => {
  const answer = storeText(200, {}, TEXT)
  await bytesIn(answer, 'gzip')
  expect(Object.keys(answer.bodies)).toEqual(['gzip'])
  expect(storedBytes(answer)).toBeLessThan(TEXT.length / 3)
  expect((await bytesIn(answer, 'identity')).toString()).toBe(TEXT)
  expect(brotliDecompressSync(await bytesIn(answer, 'br')).toString()).toBe(TEXT)
  expect(gunzipSync(await bytesIn(answer, 'gzip')).toString()).toBe(TEXT)
  expect(Object.keys(answer.bodies).toSorted()).toEqual(['br', 'gzip'])
})

test('the better coding is smaller and says the same', async () => {
  const answer = storeText(200, {}, TEXT)
  const cheap = await bytesIn(answer, 'br')
  await compressBetter(answer)
  const better = await bytesIn(answer, 'br')
  expect(better.length).toBeLessThan(cheap.length)
  expect(brotliDecompressSync(better).toString()).toBe(TEXT)
})

test('a short answer stays as it is', async () => {
  const answer = storeText(200, {}, 'ok')
  await compressBetter(answer)
  expect(answer).toMatchObject({ codable: false, bodies: { identity: Buffer.from('ok') } })
})
