import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '#/platform/start-error.ts'
import { startTestS3, type TestS3 } from '../../../tests/helpers/s3-server.ts'
import { claimPrefix } from './claim-prefix.ts'
import { openS3Storage } from './s3-storage.ts'

let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(() => s3.close())

const open = (place: TestS3['place']) => openS3Storage(place, { keys: s3.keys, limitMs: 10_000 })

test('a prefix belongs to the installation that came first, and to each of its machines', async () => {
  const place = s3.emptyPlace()
  await claimPrefix(place, open(place), 'one')
  await claimPrefix(place, open(place), 'one')
  const refused = claimPrefix(place, open(place), 'two')
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(
    /s3:\/\/passage-test\/place-1\) belongs to another installation.*place-1\/\.site/s,
  )
  expect(await open(place).readSite()).toBe('one')
  expect(await open(place).list()).toEqual([])
})

test('prefixes inside one another are of different installations', async () => {
  const place = s3.emptyPlace()
  const inner = { ...place, prefix: `${place.prefix}staging/` }
  await claimPrefix(inner, open(inner), 'two')
  await claimPrefix(place, open(place), 'one')
  await claimPrefix(inner, open(inner), 'two')
})
