import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ArchiveRejection, withZip } from './zip-reader.ts'
import { writeZip } from './zip-writer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-zip-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const FILES = [
  { name: 'venues.json', bytes: Buffer.from('[]'.repeat(500)), compress: true },
  { name: 'photos/salle-1.jpg', bytes: Buffer.from([1, 2, 3]), compress: false },
  { name: 'translations/été.json', bytes: Buffer.alloc(0), compress: true },
]

async function packed(): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip(FILES)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function read(archive: Uint8Array): Promise<[name: string, bytes: Buffer][]> {
  const file = path.join(folder, 'a.zip')
  await writeFile(file, archive)
  return withZip(file, (entries) =>
    Promise.all(entries.map(async (entry) => [entry.name, await entry.read()] as [string, Buffer])),
  )
}

async function problemOf(archive: Uint8Array): Promise<unknown> {
  const error = await read(archive).catch((reason: unknown) => reason)
  return error instanceof ArchiveRejection ? error.problem : error
}

test('what was put in comes out', async () => {
  const found = await read(await packed())
  expect(found).toEqual(FILES.map(({ name, bytes }) => [name, bytes]))
  expect((await packed()).length).toBeLessThan(700)
})

test('a comment behind the end does not matter', async () => {
  const archive = await packed()
  archive.writeUInt16LE(4, archive.length - 2)
  expect(await read(Buffer.concat([archive, Buffer.from('note')]))).toHaveLength(3)
})

test('what is no archive, cut off, encrypted, or says less than it holds is rejected', async () => {
  expect(await problemOf(Buffer.from('no archive'))).toBe('no-archive')
  const archive = await packed()
  expect(await problemOf(archive.subarray(100))).toBe('damaged')
  const directory = archive.readUInt32LE(archive.length - 6)
  const edited = (change: (bytes: Buffer) => void) => {
    const copy = Buffer.from(archive)
    change(copy)
    return copy
  }
  expect(await problemOf(edited((bytes) => bytes.writeUInt16LE(0x801, directory + 8)))).toBe('encrypted')
  expect(await problemOf(edited((bytes) => bytes.writeUInt16LE(12, directory + 10)))).toBe('other-method')
  // A bomb announces little and unpacks to much.
  expect(await problemOf(edited((bytes) => bytes.writeUInt32LE(10, directory + 24)))).toBe('damaged')
  expect(await problemOf(edited((bytes) => bytes.writeUInt32LE(1, directory + 16)))).toBe('damaged')
})

test('a client that disconnects in the middle leaves nothing open', async () => {
  let closed = false
  async function* endless() {
    try {
      for (let n = 1; ; n += 1) yield { name: `${n}.jpg`, bytes: Buffer.alloc(100_000), compress: false }
    } finally {
      closed = true
    }
  }
  let read = 0
  for await (const chunk of writeZip(endless())) {
    read += chunk.length
    if (read > 1_000_000) break
  }
  expect(closed).toBe(true)
})
