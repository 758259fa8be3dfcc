import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from './running-site.ts'

/** Every address that takes a form. */
const ADDRESSES = ['/', '/fr', '/contact', '/de/kontakt', '/contact-us', '/contact-venue', '/submit-venue']
const NAMES = [
  'fullName',
  'company',
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
  'eventType',
  'desiredDate',
  'startDate',
  'duration',
  'surface',
  'budget',
  'guestCount',
  'preferredLocation',
  'venue',
  'venueName',
  'address',
  'neighborhood',
  'type',
  'capacity',
  'priceFromDay',
  'description',
  'photos',
  'website',
  'submissionKey',
  'formToken',
  '__proto__',
  '',
]
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'image/png',
  '',
]
const BODIES = 300

let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-malformed-'))
  site = await startSite({ DATA_DIR: folder, NODE_ENV: 'production' })
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '%',
    '%zz',
    '%00',
    '2027-02-30',
    '-1',
    '1e9',
    'null',
    '../../x',
    '\r\nBcc: x',
  ),
)
const fields = fc.array(fc.tuple(fc.constantFrom(...NAMES), anyText), { maxLength: 40 })
const urlencoded = fields.map((pairs) => {
  // Half of a character pair cannot be sent otherwise than broken.
  const text = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value.replaceAll('&', '')}`)
  return Buffer.from(text.join('&'))
})
const multipart = fields.map((pairs) => {
  const parts = pairs.map(
    ([name, value], n) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${n % 5 === 0 ? '; filename="a.png"' : ''}\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--x${pairs.length % 3 === 0 ? '' : '--\r\n'}`)
})
const body = fc.oneof(
  urlencoded,
  multipart,
  fc.uint8Array({ maxLength: 4000 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
)
const attempt = fc.record({
  address: fc.constantFrom(...ADDRESSES),
  type: fc.constantFrom(...TYPES),
  accept: fc.constantFrom('text/html', 'application/json'),
  body,
})

test(`${BODIES} malformed bodies are each answered, and never by a fault of the server`, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(attempt, async ({ address, type, accept, body }) => {
      const response = await fetch(site.origin + address, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: {
          Accept: accept,
          Origin: site.origin,
          Referer: `${site.origin}/`,
          ...(type ? { 'Content-Type': type } : {}),
        },
        redirect: 'manual',
      })
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(response.status, `${address} ${type}\n${site.output().slice(-500)}`).toBeLessThan(500)
    }),
    { numRuns: BODIES, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
  )
  // Forms were really read: some were refused for what was in them.
  expect(statuses.get(422) ?? 0, JSON.stringify([...statuses])).toBeGreaterThan(BODIES / 10)
}, 300_000)
