/** A phone number that several countries have: asked about on the page itself, without script. */
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

test.each(PAGES)('%s asks for the country, and takes the one that is chosen', async (page) => {
  const email = `${page}@example.com`
  const send = (fields: Readonly<Record<string, string>>) =>
    fetch(site.origin + localize(page, {}, 'fr'), {
      method: 'POST',
      body: new URLSearchParams({ ...RIGHT_FORMS[page], email, phone: TYPED, ...fields }),
      redirect: 'manual',
    })
  const asked = await send({})
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
  // A choice that was not offered is none.
  expect((await send({ phoneChoice: '+44 20 7946 0018' })).status).toBe(422)
  expect((await send({ phoneChoice: '+32 475 12 34 56 (WhatsApp)' })).status).toBe(303)
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  try {
    const rows = database.prepare('select phone_e164, phone_typed from enquiry where email = ?').all(email)
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { phone_e164: '+32475123456', phone_typed: '+32 475 12 34 56 (WhatsApp)' },
    ])
  } finally {
    database.close()
  }
})
