import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLocalStorage, type Storage } from '#/platform/storage/local-storage.ts'
import { openS3Storage } from '#/platform/storage/s3-storage.ts'
import { type BucketPlace, identityOfPlace } from '#/platform/storage-settings.ts'
import { startTestS3, type TestS3 } from '../../helpers/s3-server.ts'
import { PATIENT, runCommand } from './run-command.ts'
import { type SiteData, type SiteVariables, useSites } from './site-data.ts'

let s3: TestS3
beforeAll(async () => {
  s3 = await startTestS3()
})
afterEach(() => s3.heal())
afterAll(() => s3.close())

const urlOf = (place: BucketPlace) => `s3://${place.bucket}/${place.prefix}?endpoint=${place.endpoint}`
const open = (place: BucketPlace): Storage => openS3Storage(place, { keys: s3.keys, limitMs: 10_000 })
const withBucket = (variables: SiteVariables, place: BucketPlace): SiteVariables => ({
  ...variables,
  ...s3.variables,
  STORAGE_URL: urlOf(place),
})

async function contentOf(storage: Storage): Promise<Record<string, string | undefined>> {
  const keys = await storage.list()
  return Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, await storage.sha256(key)] as const)),
  )
}

describe('photographs in a bucket', PATIENT, () => {
  const sites = useSites('sqlite')
  let site: SiteData
  let folder: Storage
  let place: BucketPlace
  const copy = (from: string, to: string) =>
    runCommand('files', ['copy', '--from', from, '--to', to], s3.variables)
  beforeEach(async () => {
    site = await sites.site(4)
    folder = openLocalStorage(site.storageDir)
    place = s3.emptyPlace()
  })

  test('are copied there and back, go on where they were, and are compared', async () => {
    const [here, there] = [`file:${site.storageDir}`, urlOf(place)]
    const uploads = (request: string) => request.startsWith('PUT')
    s3.fail('denied', Number.POSITIVE_INFINITY, (request) => uploads(request) && request.includes('room-3'))
    const broken = await copy(here, there)
    expect(broken.code).toBe(1)
    expect(broken.output).toMatch(/Not everything was copied: .*refuses these keys.*Run it again/)
    s3.heal()
    s3.seen()
    const whole = await copy(here, there)
    expect(whole).toMatchObject({
      code: 0,
      output: expect.stringMatching(/files copied .* were there, compared/),
    })
    expect(s3.seen().filter(uploads).length).toBeLessThan(4)
    expect(await contentOf(open(place))).toEqual(await contentOf(folder))

    // Again: nothing is left to do, and a file that was damaged meanwhile is put right.
    s3.seen()
    expect((await copy(here, there)).output).toContain('0 files copied (0.0 MB), 4 were there')
    expect(s3.seen().filter(uploads)).toEqual([])
    await open(place).put('proposals/room-2', Buffer.from('other bytes'))
    expect((await copy(here, there)).output).toContain('1 files copied')

    const back = path.join(await sites.folder(), 'files')
    expect((await copy(there, `file:${back}`)).code).toBe(0)
    expect(await contentOf(openLocalStorage(back))).toEqual(await contentOf(folder))
    expect(await copy(here, here)).toMatchObject({
      code: 1,
      output: '--from and --to name the same place.\n',
    })
    expect((await copy(here, 's3://x')).output).toMatch(/--to names no bucket/)
    expect((await runCommand('files', ['--help'], {})).output).toMatch(/^Usage: npm run files/)
  })

  test('are backed up, restored into an empty bucket, and checked', async () => {
    await copy(`file:${site.storageDir}`, urlOf(place))
    const variables = withBucket(site.variables, place)
    const backups = await sites.folder()
    const { code, output } = await runCommand('backup', [backups], variables)
    expect({ code, output }).toMatchObject({ code: 0 })
    const backup = /^(\/.*?): \d+ rows/m.exec(output)?.[1] ?? ''

    const occupied = await runCommand('restore', [backup], withBucket(await sites.emptyPlace(), place))
    expect(occupied).toMatchObject({
      code: 1,
      output: expect.stringContaining('restored only to where nothing is'),
    })
    expect(occupied.output).toContain(`s3://passage-test/${place.prefix}proposals/room-1`)

    const other = s3.emptyPlace()
    const target = withBucket(await sites.emptyPlace(), other)
    s3.fail(
      'busy',
      Number.POSITIVE_INFINITY,
      (request) => request.startsWith('PUT') && request.includes('room-3'),
    )
    const failed = await runCommand('restore', [backup], target)
    expect(failed).toMatchObject({ code: 1, output: expect.stringMatching(/is overloaded/) })
    s3.heal()
    // All or nothing.
    expect(await open(other).list()).toEqual([])

    // One that was killed has left some, and says whose they are.
    const killed = path.join(target.DATA_DIR ?? '', '.restoring')
    await mkdir(killed, { recursive: true })
    const storage = identityOfPlace(other)
    await writeFile(path.join(killed, 'owner.json'), JSON.stringify({ host: 'elsewhere', pid: 1, storage }))
    await open(other).put('proposals/room-1', Buffer.from('half of it'))
    await open(other).put('proposals/foreign', Buffer.from('of another site'))
    const foreign = await runCommand('restore', [backup], target)
    expect(foreign).toMatchObject({
      code: 1,
      output: expect.stringMatching(/interrupted here.*\/foreign\n$/),
    })
    await open(other).remove('proposals/foreign')

    expect(await runCommand('restore', [backup], target)).toMatchObject({ code: 0 })
    expect(await contentOf(open(other))).toEqual(await contentOf(folder))
    const checked = await runCommand('check', [], target)
    expect(checked).toMatchObject({
      code: 0,
      output: expect.stringContaining('photographs: 4 with their hashes'),
    })

    await open(other).remove('proposals/room-1')
    await open(other).put('proposals/room-2', Buffer.from('other bytes'))
    const wrong = await runCommand('check', [], target)
    expect(wrong.code).toBe(1)
    expect(wrong.output).toMatch(/room-1 is missing/)
    expect(wrong.output).toMatch(/room-2 is not the one its row tells of/)
    s3.fail('denied')
    for (const command of ['check', 'backup'] as const) {
      const refused = await runCommand(command, command === 'backup' ? [backups] : [], target)
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^STORAGE_URL: .*refuses these keys/),
      })
    }
  })
})
