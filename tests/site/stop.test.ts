import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-stop-'))
})
afterEach(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

test('SIGTERM finishes what is under way and exits 0', async () => {
  site = await startSite({ DATA_DIR: folder })
  const underWay = Array.from({ length: 8 }, (_, page) => fetch(`${site?.origin}/venues?page=${page + 1}`))
  await underWay[0]
  const stopped = site.stop()
  const answers = await Promise.all(underWay)
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(await stopped).toBe(0)
}, 60_000)

test('several processes serve one site', async () => {
  site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site?.origin}/healthz`)))
  expect(answers.every((answer) => answer.ok)).toBe(true)
  expect(await site.stop()).toBe(0)
}, 60_000)

test('mistakes in the environment are listed at once and end the start', async () => {
  const starting = startSite({ DATA_DIR: folder, MAIL_TO: 'nobody', LOG_LEVEL: 'loud' })
  await expect(starting).rejects.toThrow(/ended with 1[\s\S]*MAIL_TO[\s\S]*LOG_LEVEL/)
}, 60_000)
