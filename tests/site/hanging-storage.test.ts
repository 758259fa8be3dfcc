import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-hung-'))
})
afterEach(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** What a supervisor waits before it kills (operations, "Run"). */
const STOP_MS = 10_000

test('a photograph that does not answer: 503, storage not ready, others served, and the stop ends in time', {
  tags: ['full'],
  timeout: 90_000,
}, async () => {
  site = await startSite({ DATA_DIR: folder })
  const files = path.join(folder, 'files')
  const [hung = '', other = ''] = (await readdir(files)).filter((name) => /-\d$/.test(name))
  await rm(path.join(files, hung))
  // Reading waits for a writer, as on a file system whose server is gone.
  execFileSync('mkfifo', [path.join(files, hung)])
  const picture = (key: string) => fetch(`${site?.origin}/img/f_webp,w_320,q_60/${key}`)
  const answers = await Promise.all([picture(hung), picture(hung), picture(other)])
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
  expect(answers[0]?.headers.get('retry-after')).toBe('10')
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ ready: false, failing: ['storage'] })
  const asked = performance.now()
  await site.stop()
  expect(performance.now() - asked).toBeLessThan(STOP_MS + 1000)
})
