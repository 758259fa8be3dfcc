import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LIMITS } from '#/platform/rate-limits/limit-table.ts'
import { createTestAddress, ENGINES, type TestAddress } from '../helpers/database.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
let database: TestAddress | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-limits-'))
})
afterEach(async () => {
  await site.kill()
  await database?.remove()
  database = undefined
  await rm(folder, { recursive: true, force: true })
})

const { points, seconds } = LIMITS.form.subscriber

function send(forwardedFor: string, company: string): Promise<Response> {
  const form = { company, lastName: 'Lindqvist', firstName: 'Ingrid', email: 'ingrid@example.com' }
  return fetch(`${site.origin}/fr/contact-lieu`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, message: 'Forty looks' }),
    redirect: 'manual',
    headers: { 'x-forwarded-for': forwardedFor },
  })
}

/** Different requests: a repetition of one that is stored is answered with its reference and not counted. */
async function statuses(count: number, addressOf: (n: number) => string): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await send(addressOf(n), `Maison ${addressOf(n)}`)).status)
  return found
}

test('behind a proxy each address has its budget; what visitors put into the header does not count', async () => {
  site = await startSite({ DATA_DIR: folder, RATE_LIMITS: '1', TRUST_PROXY: '1', WEB_CONCURRENCY: '2' })
  // Invented addresses stand left of the one that the proxy has written.
  const found = await statuses(points + 1, (n) => `198.51.100.${n}, 203.0.113.9`)
  expect(found.slice(0, 3), 'the first ones are taken at once').toEqual([303, 303, 303])
  expect(found.slice(3, points), 'then, without script, a wait is asked for').toEqual(
    Array(points - 3).fill(422),
  )
  const rejected = await send('203.0.113.9', 'Maison <Last>')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(seconds)
  const page = await rejected.text()
  expect(page).toContain('data-page="contact-venue"')
  expect(page).toContain('value="Maison &lt;Last&gt;"')
  expect(page).toContain('Forty looks')

  expect((await send('203.0.114.9', 'Another network')).status).toBe(303)
  // An IPv6 subscriber has one budget, whichever of its addresses it takes.
  const six = await statuses(points + 1, (n) => `2001:db8:1:2::${n.toString(16)}`)
  expect([six[0], six.at(-1)]).toEqual([303, 429])
}, 90_000)

test('without a trusted proxy the header changes nothing', async () => {
  site = await startSite({ DATA_DIR: folder, RATE_LIMITS: '1', LOG_LEVEL: 'warn' })
  const found = await statuses(points + 1, (n) => `198.51.100.${n}`)
  expect(found.at(-1)).toBe(429)
  expect(site.output().match(/X-Forwarded-For arrives but TRUST_PROXY is 0/g)).toHaveLength(1)
}, 60_000)

describe.each(ENGINES)('beacons on %s', (engine) => {
  const beacon = (forwardedFor: string) =>
    fetch(`${site.origin}/api/events`, {
      method: 'POST',
      body: JSON.stringify({ device: 'phone', events: [{ name: 'page_view', path: '/venues' }] }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    })

  test('have one budget for each network over all processes, and a time to come again', async () => {
    database = await createTestAddress(engine, false)
    site = await startSite({
      DATA_DIR: folder,
      DEMO: '0',
      DATABASE_URL: database.url,
      AUTH_SECRET: 'a secret of at least thirty-two characters',
      RATE_LIMITS: '1',
      TRUST_PROXY: '1',
      WEB_CONCURRENCY: '2',
    })
    const budget = LIMITS.events.subscriber
    for (let sent = 0; sent < budget.points; sent += 40) {
      // At once, so that both processes get some.
      const answers = await Promise.all(Array.from({ length: 40 }, () => beacon('198.51.100.7, 203.0.113.9')))
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(204))
    }
    // The processes agree every five seconds.
    await expect.poll(async () => (await beacon('203.0.113.9')).status, { interval: 200 }).toBe(429)
    await expect
      .poll(
        async () => {
          const answers = await Promise.all(Array.from({ length: 12 }, () => beacon('203.0.113.9')))
          return new Set(answers.map(({ status }) => status))
        },
        { interval: 200 },
      )
      .toEqual(new Set([429]))
    const wait = Number((await beacon('203.0.113.9')).headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(budget.seconds)
    expect((await beacon('203.0.114.9')).status).toBe(204)
  }, 90_000)
})
