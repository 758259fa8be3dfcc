/** A phone number that several countries have: holds no form up, and is asked about where one comes back. Without script. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { RIGHT_FORMS } from './every-form.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-phone-'))
  site = await startSite({ DATA_DIR: folder, RATE_LIMITS: '0' })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const PAGES = ['home', 'contact', 'contact-venue', 'submit-venue'] as const
const TYPED = '0475 12 34 56 (WhatsApp)'

/** The form of a page, sent without script. */
const send = (page: (typeof PAGES)[number], fields: Readonly<Record<string, string>>) =>
  fetch(site.origin + localize(page, {}, 'fr'), {
    method: 'POST',
    body: new URLSearchParams({ ...RIGHT_FORMS[page], phone: TYPED, ...fields }),
    redirect: 'manual',
  })

function storedPhones(email: string) {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  try {
    const rows = database.prepare('select phone_e164, phone_typed from enquiry where email = ?').all(email)
    return rows.map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

test.each(PAGES)('%s takes it as it was typed', async (page) => {
  const email = `typed-${page}@example.com`
  expect((await send(page, { email })).status).toBe(303)
  expect(storedPhones(email)).toEqual([{ phone_e164: null, phone_typed: TYPED }])
})

test.each(PAGES)(
  '%s asks for the country beside another error, and takes the one that is chosen',
  async (page) => {
    const email = `${page}@example.com`
    const asked = await send(page, { email: 'nobody' })
    expect(asked.status).toBe(422)
    const html = parse(await asked.text())
    expect(html.querySelector('main form [name=phone]')?.getAttribute('value')).toBe(TYPED)
    const choices = html.querySelectorAll('main form [name=phoneChoice]')
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([
      '+32 475 12 34 56 (WhatsApp)',
      '+33 4 75 12 34 56 (WhatsApp)',
    ])
    expect(choices.map((choice) => (choice.parentNode?.text ?? '').replace(/\s+/g, ' ').trim())).toEqual([
      'Belgique +32 475 12 34 56',
      'France +33 4 75 12 34 56',
    ])
    expect((await send(page, { email, phoneChoice: '+32 475 12 34 56 (WhatsApp)' })).status).toBe(303)
    expect(storedPhones(email)).toEqual([
      { phone_e164: '+32475123456', phone_typed: '+32 475 12 34 56 (WhatsApp)' },
    ])
  },
)

test('a choice that was not offered is none', async () => {
  const email = 'not-offered@example.com'
  expect((await send('contact', { email, phoneChoice: '+44 20 7946 0018' })).status).toBe(303)
  expect(storedPhones(email)).toEqual([{ phone_e164: null, phone_typed: TYPED }])
})
