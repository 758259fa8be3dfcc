import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markRunning } from './running-marker.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-running-'))
})
afterEach(() => rm(folder, { recursive: true }))

const markers = () => readdir(path.join(folder, 'running'))

/** Another process that keeps its file and runs until it is killed. */
async function otherProcess() {
  const script = `
    const { markRunning } = await import('./src/platform/installation/running-marker.ts')
    await markRunning(process.argv[1])
    process.stdout.write('marked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder])
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

test('after a clean stop nothing is left, and the next start finds nothing', async () => {
  const first = await markRunning(folder)
  expect([first.wasUnclean, (await markers()).length]).toEqual([false, 1])
  await first.remove()
  expect(await markers()).toEqual([])
  const second = await markRunning(folder)
  expect(second.wasUnclean).toBe(false)
})

test('a process that runs beside is none that died; killed, it is found until it is looked after', async () => {
  const kill = await otherProcess()
  const beside = await markRunning(folder)
  expect(beside.wasUnclean).toBe(false)
  await beside.remove()
  await kill()
  const next = await markRunning(folder)
  expect(next.wasUnclean).toBe(true)
  await next.remove()
  const after = await markRunning(folder)
  expect(after.wasUnclean, 'a check that did not come to its end is made again').toBe(true)
  await after.forgetOthers()
  await after.remove()
  expect((await markRunning(folder)).wasUnclean).toBe(false)
}, 60_000)

test('a file that was cut short at any place counts as one that was left', async () => {
  await markRunning(folder)
  const [name = ''] = await markers()
  const whole = await readFile(path.join(folder, 'running', name), 'utf8')
  for (let length = 0; length < whole.length; length++) {
    await writeFile(path.join(folder, 'running', name), whole.slice(0, length))
    const marker = await markRunning(folder)
    expect(marker.wasUnclean).toBe(true)
    await marker.remove()
  }
})

test('another process with the same number as one that died is not taken for it', async () => {
  await markRunning(folder)
  const [name = ''] = await markers()
  const file = path.join(folder, 'running', name)
  const own = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  await writeFile(file, JSON.stringify({ ...own, pid: process.ppid }))
  expect((await markRunning(folder)).wasUnclean).toBe(true)
})
