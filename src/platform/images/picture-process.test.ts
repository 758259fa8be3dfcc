import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { plainVariant } from '#/lib/pictures/allow-list.ts'
import { PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { PictureProcess } from './picture-process.ts'
import { QueueFullError } from './picture-queue.ts'

const MODULE = path.join(import.meta.dirname, 'picture-process.ts')

/** A photograph whose AVIF takes long enough to be met half made. */
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#888', noise } })
  .jpeg()
  .toBuffer()
const quick = plainVariant('webp', 320)
const slow = plainVariant('avif', 960)

let pictures: PictureProcess
let deaths: (NodeJS.Signals | null)[] = []
function begin(options: { idleMs?: number; maxMs?: number; onDeath?: () => void } = {}): PictureProcess {
  deaths = []
  const onDeath = ({ signal }: { signal: NodeJS.Signals | null }) => {
    deaths.push(signal)
    options.onDeath?.()
  }
  pictures = new PictureProcess({ ...options, onDeath })
  return pictures
}
afterEach(() => pictures.close())

/** Kill the process of {@link pictures}; return its id. */
function kill(): number {
  const pid = Number(pictures.pid)
  process.kill(pid, 'SIGKILL')
  return pid
}

/** One that has ended and that no process has asked after yet (`Z`, `X`) is not. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('a picture is made by another process, which is there when it is needed', async () => {
  begin()
  expect(pictures.pid).toBeUndefined()
  const made = await pictures.run('makeVariant', photo, quick)
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 320 })
  expect(pictures.pid).not.toBe(process.pid)
  expect(isAlive(Number(pictures.pid))).toBe(true)
})

test('rejections and errors arrive as they were thrown', async () => {
  begin()
  const rejected = pictures.run('acceptPicture', Buffer.from('text'))
  await expect(rejected).rejects.toThrow(new PictureRejection({ code: 'unknown-format' }))
  await expect(rejected).rejects.toMatchObject({ problem: { code: 'unknown-format' } })
  await expect(pictures.run('makeVariant', Buffer.from('text'), quick)).rejects.toThrow(/unsupported image/)
  expect(deaths).toEqual([])
})

test('pictures of a process that dies are made by the next one', async () => {
  begin()
  await pictures.run('makeVariant', photo, quick)
  const both = Promise.all([slow, quick].map((variant) => pictures.run('makeVariant', photo, variant)))
  const killed = kill()
  const [avif, webp] = await both
  expect((await sharp(avif).metadata()).width).toBe(960)
  expect((await sharp(webp).metadata()).width).toBe(320)
  expect(deaths).toEqual(['SIGKILL'])
  expect(pictures.pid).not.toBe(killed)
})

test('a picture whose process dies twice fails, and the next picture has a new process', async () => {
  begin({ onDeath: () => void (deaths.length === 1 && setImmediate(kill)) })
  const failing = pictures.run('makeVariant', photo, slow)
  kill()
  await expect(failing).rejects.toThrow('the process that makes pictures died')
  expect(await pictures.run('makeVariant', photo, quick)).toBeInstanceOf(Buffer)
  expect(deaths).toHaveLength(2)
})

test('work that takes too long is given up with its process', async () => {
  begin({ maxMs: 1 })
  await expect(pictures.run('makeVariant', photo, slow)).rejects.toThrow('too long')
  await expect.poll(() => deaths).toEqual(['SIGKILL'])
  expect(pictures.pid).toBeUndefined()
})

test('without work the process ends, and another starts with the next picture', async () => {
  begin({ idleMs: 1 })
  await pictures.run('makeVariant', photo, quick)
  const pid = Number(pictures.pid)
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(pictures.pid).toBeUndefined()
  expect(await pictures.run('makeVariant', photo, quick)).toBeInstanceOf(Buffer)
  expect(deaths).toEqual([])
})

test('closing gives up what is in hand and takes nothing more', async () => {
  begin()
  await pictures.run('makeVariant', photo, quick)
  const pid = Number(pictures.pid)
  const inHand = pictures.run('makeVariant', photo, slow)
  pictures.close()
  await expect(inHand).rejects.toBeInstanceOf(QueueFullError)
  await expect(pictures.run('makeVariant', photo, quick)).rejects.toBeInstanceOf(QueueFullError)
  await expect.poll(() => isAlive(pid)).toBe(false)
})

/** Run a program that makes pictures, and then `after`; return the id of the process that made them. */
async function startParent(after: string): Promise<{ parent: ReturnType<typeof spawn>; pid: number }> {
  const program = `
    import { PictureProcess } from '${MODULE}'
    const pictures = new PictureProcess({ onDeath: () => undefined })
    const photo = Buffer.from('${photo.toString('base64').slice(0, 40)}', 'base64')
    await pictures.run('pictureWidth', photo).catch(() => undefined)
    console.log(pictures.pid)
    ${after}`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: path.join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, pid: Number(line.toString()) }
}

test('the process ends with the one that started it, however that ends', async () => {
  begin()
  const { parent, pid } = await startParent('setInterval(() => undefined, 1000)')
  expect(isAlive(pid)).toBe(true)
  const ended = once(parent, 'exit')
  parent.kill('SIGKILL')
  await ended
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('an idle process keeps no command from ending', async () => {
  begin()
  const { parent, pid } = await startParent('')
  if (parent.exitCode === null) await once(parent, 'exit')
  expect(parent.exitCode).toBe(0)
  await expect.poll(() => isAlive(pid)).toBe(false)
})
