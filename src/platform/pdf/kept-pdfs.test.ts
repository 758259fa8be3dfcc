import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptPdf } from './kept-pdfs.ts'
import type { PdfDocument } from './pdf-document.ts'

let dataDir: string
vi.mock('#/platform/environment.ts', () => ({ getEnvironment: () => ({ dataDir, logLevel: 'silent' }) }))
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'passage-pdfs-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const saying = (title: string) => ({ title, language: 'en', blocks: [] }) as unknown as PdfDocument
const folder = () => path.join(dataDir, 'cache', 'pdf')
const make = vi.fn(async () => Buffer.from('%PDF of a plan'))
beforeEach(() => make.mockClear())

async function onlyFile(): Promise<string> {
  const [name = ''] = await readdir(folder())
  return path.join(folder(), name)
}

test('what says the same is made once, what says something else anew', async () => {
  for (const title of ['Plan', 'Plan', 'Another plan'])
    expect((await keptPdf(saying(title), make)).toString()).toBe('%PDF of a plan')
  expect(make).toHaveBeenCalledTimes(2)
  expect(await readdir(folder())).toHaveLength(2)
})

test('one that is handed out is used: its time says so, for the day on which the oldest have to go', async () => {
  await keptPdf(saying('Plan'), make)
  const file = await onlyFile()
  const longAgo = new Date('2026-01-01')
  await utimes(file, longAgo, longAgo)
  await keptPdf(saying('Plan'), make)
  expect((await stat(file)).mtimeMs).toBeGreaterThan(longAgo.getTime())
})

test.each([
  ['cut', (file: string) => truncate(file, 10)],
  ['empty', (file: string) => truncate(file, 0)],
  [
    'changed',
    async (file: string) => {
      const bytes = await readFile(file)
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      await writeFile(file, bytes)
    },
  ],
])('a file that was %s is never handed out: it is made and kept again', async (_how, harm) => {
  await keptPdf(saying('Plan'), make)
  await harm(await onlyFile())
  expect((await keptPdf(saying('Plan'), make)).toString()).toBe('%PDF of a plan')
  expect(make).toHaveBeenCalledTimes(2)
  await keptPdf(saying('Plan'), make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('a disk that takes nothing costs no PDF, and what cannot be made is not kept', async () => {
  await writeFile(path.join(dataDir, 'cache'), 'no folder')
  expect((await keptPdf(saying('Plan'), make)).toString()).toBe('%PDF of a plan')
  await rm(path.join(dataDir, 'cache'))
  await expect(keptPdf(saying('Plan'), () => Promise.reject(new Error('too slow')))).rejects.toThrow(
    'too slow',
  )
  await expect(readdir(folder())).rejects.toThrow('ENOENT')
})
