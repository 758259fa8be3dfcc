import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { FORM_PAGES, type FormPage, RIGHT_FORMS } from './every-form.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-repeated-'))
  site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const addressOf = (page: FormPage) => site.origin + localize(page, {}, 'fr')

/** Post the right form as a browser without script does, from a network of its own. */
const send = (page: FormPage, fields: Readonly<Record<string, string>> = {}, from = '203.0.113.7') =>
  fetch(addressOf(page), {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ ...RIGHT_FORMS[page], ...fields }),
    redirect: 'manual',
  })

const reference = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, /reference=(Q-\d\d-\d+)/.exec(headers.get('location') ?? '')?.[1]]
}

test.each(FORM_PAGES)('without script, %s pressed twice is one request', async (page) => {
  const rejected = await send(page, { email: 'again@' })
  expect(rejected.status).toBe(422)
  const first = await reference(send(page))
  expect(first[0]).toBe(303)
  // Pressed twice, or sent again after a lost answer.
  expect(await reference(send(page))).toEqual(first)
  const second = await reference(send(page, {}, '198.51.100.7'))
  expect(second[0]).toBe(303)
  expect(second[1]).not.toBe(first[1])
  // Who changes something has made another request.
  expect((await reference(send(page, { fullName: 'Ada', firstName: 'Ada' })))[1]).not.toBe(first[1])
})

test.each(FORM_PAGES)('%s is asked about again like any other page', async (page) => {
  const etag = (await fetch(addressOf(page))).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await fetch(addressOf(page), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})
