import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from './running-site.ts'

test('every request has its line in the log once the site has stopped', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-log-'))
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'info' })
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site.origin}/fr/lieux`)))
  await Promise.all(answers.map((answer) => answer.text()))
  const ids = answers.map((answer) => answer.headers.get('x-request-id'))
  expect(await site.stop()).toBe(0)
  const lines = site.output().split('\n')
  const logged = lines.flatMap((line) => {
    if (!line.startsWith('{')) return []
    const { msg, requestId } = JSON.parse(line) as { msg: string; requestId?: string }
    return msg === 'request' ? [requestId] : []
  })
  expect(logged.toSorted()).toEqual(ids.toSorted())
  await rm(folder, { recursive: true, force: true })
}, 60_000)
