import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginForm, FORM } from './begin-form.ts'
import { childrenOf } from './children-of.ts'
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

/** As long as supervisors wait at least before they kill, in milliseconds. */
const PROMISED_MS = 10_000

const ACCEPTED = { status: 303, location: expect.stringMatching(/reference=Q-\d\d-\d{4}/) }

test('SIGTERM finishes a form that is being sent and exits 0, in time though a picture of a page was drawn', async () => {
  site = await startSite({ DATA_DIR: folder })
  const html = await (await fetch(`${site.origin}/venues`)).text()
  const picture = /<meta property="og:image" content="[^"]*?(\/previews\/[^"]+)"/.exec(html)?.[1]
  expect((await fetch(site.origin + picture)).headers.get('content-type')).toBe('image/jpeg')
  const form = await beginForm(site.origin)
  const asked = performance.now()
  const stopped = site.stop()
  expect(await form.finish()).toEqual(ACCEPTED)
  expect(await stopped).toBe(0)
  expect(performance.now() - asked).toBeLessThan(PROMISED_MS)
  expect(site.output()).not.toContain('kept the stopped process alive')
  expect(await readdir(path.join(folder, 'running')), 'a clean stop').toEqual([])
}, 60_000)

test('several processes serve one site; SIGTERM to all, again and again, finishes the forms of all of them', async () => {
  site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info', DRAIN_MS: '1000' })
  const { origin, pid, stop, output } = site
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/venues`)))
  expect(pages.every((page) => page.ok)).toBe(true)
  const forms = await Promise.all(Array.from({ length: 12 }, () => beginForm(origin)))
  const group = [pid, ...(await childrenOf(pid))]
  expect(group.length).toBeGreaterThanOrEqual(3)
  const stopped = stop()
  for (const member of group) process.kill(member, 'SIGTERM')
  // A signal that arrives before the previous one was handled is the same signal.
  await expect.poll(() => output().match(/"stopping"/g)?.length).toBe(2)
  for (const member of group) process.kill(member, 'SIGTERM')
  const answers = await Promise.all(forms.map((form) => form.finish()))
  expect(answers).toEqual(forms.map(() => ACCEPTED))
  expect(await stopped).toBe(0)
}, 60_000)

test('before it closes it is not ready and still answers', async () => {
  // As long as a busy machine takes to answer twice.
  site = await startSite({ DATA_DIR: folder, DRAIN_MS: '10000' })
  const { origin, stop } = site
  await (await fetch(`${origin}/fr/lieux`)).text()
  const stopped = stop()
  const readiness = async () => {
    const answer = await fetch(`${origin}/readyz`)
    return [answer.status, ((await answer.json()) as { failing: string[] }).failing]
  }
  await expect.poll(readiness).toEqual([503, ['draining']])
  const ofNode = await fetch(`${origin}/readyz?of=node`)
  expect([ofNode.status, await ofNode.json()]).toEqual([503, { ready: false, failing: ['draining'] }])
  const page = await fetch(`${origin}/fr/lieux`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  const form = await fetch(`${origin}/contact-venue`, {
    method: 'POST',
    body: FORM,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.status).toBe(303)
  expect(await stopped).toBe(0)
}, 60_000)

test('a killed process is replaced, and SIGTERM at that very moment is handled', async () => {
  site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  const { pid, origin, stop, output } = site
  const [victim = 0] = await childrenOf(pid)
  process.kill(victim, 'SIGKILL')
  await expect.poll(async () => (await childrenOf(pid)).filter((child) => child !== victim).length).toBe(2)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const [next = 0] = await childrenOf(pid)
  process.kill(next, 'SIGKILL')
  await expect.poll(() => output().match(/died and is replaced/g)?.length, { interval: 10 }).toBe(2)
  const asked = performance.now()
  expect(await stop()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(PROMISED_MS)
}, 90_000)

/** A second after the first signal, and what a busy machine may take to hear of it. */
const IMPATIENT_AFTER_MS = 1500

test('a second Ctrl-C does not wait for a hanging request; the first one sent twice does', async () => {
  site = await startSite({ DATA_DIR: folder, DRAIN_MS: '600000' })
  const { pid, ended, origin } = site
  const endless = await beginForm(origin)
  process.kill(pid, 'SIGINT')
  process.kill(pid, 'SIGINT')
  let pressed = performance.now()
  const cut = expect(endless.finish()).resolves.toEqual(ACCEPTED)
  await cut
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { interval: 300 }).toBe(503)
  // The impatience begins a second after the first signal. Pressed now and then: a signal that meets a process on its
  // way out would end it in the system's way.
  await expect
    .poll(
      () => {
        if (performance.now() - pressed > IMPATIENT_AFTER_MS) {
          pressed = performance.now()
          process.kill(pid, 'SIGINT')
        }
        return fetch(`${origin}/healthz`).then(
          () => 'answers',
          () => 'gone',
        )
      },
      { interval: 200 },
    )
    .toBe('gone')
  expect(await ended).toBe(0)
}, 60_000)

test('validation errors of the environment are listed at once and end the start', async () => {
  const starting = startSite({ DATA_DIR: folder, MAIL_TO: 'nobody', LOG_LEVEL: 'loud' })
  await expect(starting).rejects.toThrow(/ended with 1[\s\S]*MAIL_TO[\s\S]*LOG_LEVEL/)
}, 60_000)
