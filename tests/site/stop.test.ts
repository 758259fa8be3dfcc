import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
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

test('SIGTERM finishes a form that is being sent and exits 0', async () => {
  site = await startSite({ DATA_DIR: folder })
  const running = site
  const body = new URLSearchParams({
    company: 'Maison Aurèle',
    lastName: 'Lindqvist',
    firstName: 'Ingrid',
    email: 'ingrid@example.com',
  }).toString()
  let stopped: Promise<number | null> | undefined
  const answer = await new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      const sending = request(`${running.origin}/contact-venue`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          // The server says when it has taken the request in hand: no guessing, no sleeping.
          expect: '100-continue',
        },
      })
      sending.once('continue', () => {
        stopped = running.stop()
        sending.end(body)
      })
      sending.once('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      })
      sending.once('error', reject)
      sending.flushHeaders()
    },
  )
  expect(answer.status).toBe(303)
  expect(answer.location).toMatch(/reference=Q-\d\d-\d{4}/)
  expect(await stopped).toBe(0)
}, 60_000)

test('several processes serve one site', async () => {
  site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  const { origin } = site
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/venues`)))
  expect(answers.every((answer) => answer.ok)).toBe(true)
  expect(await site.stop()).toBe(0)
}, 60_000)

test('mistakes in the environment are listed at once and end the start', async () => {
  const starting = startSite({ DATA_DIR: folder, MAIL_TO: 'nobody', LOG_LEVEL: 'loud' })
  await expect(starting).rejects.toThrow(/ended with 1[\s\S]*MAIL_TO[\s\S]*LOG_LEVEL/)
}, 60_000)
