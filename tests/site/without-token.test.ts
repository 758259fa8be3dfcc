import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { withoutReceipt } from '../helpers/receipt.ts'
import { FORM_PAGES, type FormPage, RIGHT_FORMS, TYPED } from './every-form.ts'
import { storedSubmissions } from './kill-rounds.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-token-'))
  site = await startSite({ DATA_DIR: folder, RATE_LIMITS: '1', TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const CALM = 'calm'
/** Whose text looks like a robot's, and whose password manager fills in every field, hidden ones too. */
const ODD = ['odd', 'password-manager', 'former-page'] as const
type Sender = typeof CALM | (typeof ODD)[number]
const mailOf = (page: FormPage, sender: Sender) => `${sender}-${page}@example.com`

/** As a browser without script sends it, from a network of the page's own. */
function send(page: FormPage, sender: Sender, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(site.origin + localize(page, {}, 'fr'), {
    method: 'POST',
    body: new URLSearchParams({ ...RIGHT_FORMS[page], email: mailOf(page, sender), ...fields }),
    headers: { 'x-forwarded-for': `203.0.${FORM_PAGES.indexOf(page)}.${sender.length}` },
    redirect: 'manual',
  })
}

const storedOf = async (page: FormPage, sender: Sender) => {
  const rows = await storedSubmissions({ DATA_DIR: folder })
  return rows.filter(
    ({ email, mails, status }) => email === mailOf(page, sender) && mails === 2 && status === 'new',
  ).length
}

test.each(FORM_PAGES)('a form of %s without a token is taken, stored and mailed', async (page) => {
  const answer = await send(page, CALM, { formToken: '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/reference=Q-/),
  ])
  expect(await storedOf(page, CALM)).toBe(1)
  // Pressing twice creates one enquiry.
  const again = (await send(page, CALM, {})).headers.get('location')
  expect(withoutReceipt(again)).toBe(withoutReceipt(answer.headers.get('location')))
  expect(await storedOf(page, CALM)).toBe(1)
})

const oddFields = (page: FormPage, sender: (typeof ODD)[number]): Readonly<Record<string, string>> => {
  const name = page === 'submit-venue' ? 'description' : 'message'
  const runway = 'Forty looks & a <b>runway</b>'
  if (sender === 'odd') return { [name]: `${runway} <a href="https://maison.example">our house</a>` }
  // The hidden field has another name since November 2026; pages that are open since then send the former one.
  const hidden = sender === 'former-page' ? 'website' : 'remark'
  return { [name]: runway, [hidden]: 'https://maison.example' }
}

test('where something else is odd as well it comes back whole, and is taken after the wait', async () => {
  const cases = FORM_PAGES.flatMap((page) => ODD.map((sender) => ({ page, sender })))
  const waiting = await Promise.all(
    cases.map(async ({ page, sender }) => {
      const odd = oddFields(page, sender)
      const answer = await send(page, sender, odd)
      const html = await answer.text()
      const missing = TYPED.filter((text) => !html.includes(text))
      expect([page, sender, answer.status, missing]).toEqual([page, sender, 422, []])
      const token = parse(html).querySelector('main form [name=formToken]')?.getAttribute('value') ?? ''
      expect(token, page).not.toBe('')
      expect(await storedOf(page, sender)).toBe(0)
      return { page, sender, fields: { ...odd, formToken: token } }
    }),
  )
  for (const { page, sender, fields } of waiting) {
    const answered = () => send(page, sender, fields).then(({ status }) => status)
    await expect.poll(answered, { interval: 3000 }).toBe(303)
    expect(await storedOf(page, sender), `${page}, ${sender}`).toBe(1)
  }
}, 60_000)
