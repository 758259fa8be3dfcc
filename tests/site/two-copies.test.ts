import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { FORM_PAGES, type FormPage, RIGHT_FORMS } from './every-form.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-copies-'))
  site = await startSite({ DATA_DIR: folder })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const addressOf = (page: FormPage) => site.origin + localize(page, {}, 'fr')

/** The fields that a browser without script finds in the page besides those that people fill in. */
async function open(page: FormPage, coding = 'identity'): Promise<Record<string, string>> {
  const html = await (await fetch(addressOf(page), { headers: { 'accept-encoding': coding } })).text()
  return hiddenFields(html)
}

function hiddenFields(html: string): Record<string, string> {
  const root = parse(html)
  const form = root.querySelector('main form[method=post]')
  const hidden = root.querySelectorAll('input[type=hidden]').filter((input) => {
    const owner = input.getAttribute('form')
    return owner === undefined ? input.closest('form') === form : owner === form?.id
  })
  return Object.fromEntries(
    hidden.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  )
}

const send = (page: FormPage, fields: Readonly<Record<string, string>>) =>
  fetch(addressOf(page), {
    method: 'POST',
    body: new URLSearchParams({ ...RIGHT_FORMS[page], ...fields }),
    redirect: 'manual',
  })

const reference = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, /reference=(Q-\d\d-\d+)/.exec(headers.get('location') ?? '')?.[1]]
}

test.each(FORM_PAGES)(
  'without script, %s from two copies of the page is two requests, and again one',
  async (page) => {
    const [one, other] = [await open(page), await open(page)]
    const first = await reference(send(page, one))
    expect(first[0]).toBe(303)
    // Pressed twice, or sent again after a lost answer.
    expect(await reference(send(page, one))).toEqual(first)
    const second = await reference(send(page, other))
    expect(second[0]).toBe(303)
    expect(second[1]).not.toBe(first[1])
    expect(await reference(send(page, other))).toEqual(second)
    // Who changes something has made another request.
    expect((await reference(send(page, { ...one, fullName: 'Ada', firstName: 'Ada' })))[1]).not.toBe(first[1])
  },
)

test.each(FORM_PAGES)('a %s that came back is still of its copy', async (page) => {
  const email = 'again@example.com'
  const copy = await open(page, 'br')
  const rejected = await send(page, { ...copy, email: 'again@' })
  expect(rejected.status).toBe(422)
  const html = await rejected.text()
  expect(html).toMatch(/<title[^>]*>(Error|Erreur\u00a0|Fehler|エラー)[:：]/)
  const back = hiddenFields(html)
  const stored = await reference(send(page, { ...back, email }))
  expect(stored[0]).toBe(303)
  // The click before was stored after all, and its answer lost.
  expect(await reference(send(page, { ...copy, email }))).toEqual(stored)
})

test.each(FORM_PAGES)('every visit to %s has a key of its own, in every coding', async (page) => {
  const keys = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (coding) => (await open(page, coding)).renderKey),
  )
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/)
  // A browser that asks whether its copy is still good gets a new one, but for the home page, which is no form alone.
  const etag = (await fetch(addressOf(page))).headers.get('etag')
  expect(etag === null).toBe(page !== 'home')
})
