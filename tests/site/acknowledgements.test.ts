import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { RECIPIENT_LIMITS } from '#/platform/rate-limits/recipient-limit.ts'
import { withoutReceipt } from '../helpers/receipt.ts'
import { RIGHT_FORMS } from './every-form.ts'
import { storedSubmissions } from './kill-rounds.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-acknowledgements-'))
  site = await startSite({ DATA_DIR: folder, DEMO: '0', RATE_LIMITS: '1', TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Every one from a network of its own, to the same mailbox. */
const send = (page: 'contact-us' | 'contact-venue', n: number, accept = 'text/html') =>
  fetch(site.origin + localize(page, {}, 'fr'), {
    method: 'POST',
    body: new URLSearchParams({ ...RIGHT_FORMS[page], email: `Victim+${n}@example.com` }),
    headers: { 'x-forwarded-for': `203.0.${n}.9`, accept },
    redirect: 'manual',
  })

test('a victim gets a few mails however many strangers type the address; pages promise what is true', async () => {
  const { points } = RECIPIENT_LIMITS.acknowledgement
  for (let n = 0; n < points; n += 1) {
    const answer = await send('contact-us', n)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.not.stringContaining('copy'),
    ])
  }
  for (const [page, n] of [
    ['contact-us', 50],
    ['contact-venue', 51],
  ] as const) {
    const answer = await send(page, n)
    const location = answer.headers.get('location') ?? ''
    expect([answer.status, location]).toEqual([303, expect.stringMatching(/\?copy=none&reference=Q-/)])
    const main = parse(await (await fetch(site.origin + location)).text()).querySelector('main')
    // The texts of an island are in a script element.
    for (const script of main?.querySelectorAll('script') ?? []) script.remove()
    expect(main?.text).toContain('aucune copie ne suit')
    expect(main?.text).not.toContain('part vers votre adresse')
    // Sent again it is the same request, and the same is true.
    expect(withoutReceipt((await send(page, n)).headers.get('location'))).toBe(withoutReceipt(location))
    const told = (await (await send(page, n, 'application/json')).json()) as { location: string }
    expect(withoutReceipt(told.location)).toBe(withoutReceipt(location))
  }
  const stored = await storedSubmissions({ DATA_DIR: folder })
  expect(stored.map(({ mails }) => mails).toSorted()).toEqual([1, 1, ...Array(points).fill(2)])
}, 60_000)
