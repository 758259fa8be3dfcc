import { randomUUID } from 'node:crypto'
import { laterDay } from '../../src/lib/iso-day.ts'
import { parisDay } from '../../src/lib/paris-time.ts'
import type { OwnerAskPayload } from '../../src/modules/calendar/mail/owner-ask-mail.ts'
import { placeEntry } from '../../src/modules/calendar/server/place-entry.server.ts'
import { openToken } from '../../src/platform/outbox/sealed-token.ts'
import { SECRET_TO_READ } from '../helpers/receipt.ts'
import { addVenue } from '../helpers/venue-rows.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(PHONE)

/** A venue whose owner can be asked, with an option on some days. */
async function venueWithOption(email: string): Promise<string> {
  const now = new Date()
  const firstDay = laterDay(parisDay(now), 60)
  const entry = { firstDay, lastDay: laterDay(firstDay, 5), title: 'Atelier Kuroda', note: '', origin: null }
  return withDatabase(async (database) => {
    const id = await addVenue(database, `word-${randomUUID().slice(0, 8)}`)
    const owner = { owner_name: 'Hélène Marchand', owner_email: email, owner_language: 'fr' } as const
    await database.db
      .insertInto('venue_private')
      .values({ venue_id: id, version: 1, address: '', changed_at: now.toISOString(), ...owner })
      .execute()
    const untilAt = `${laterDay(parisDay(now), 9)}T17:00:00.000Z`
    const by = { id: 'nina', name: 'Nina', network: null }
    await database.db
      .transaction()
      .execute((db) => placeEntry(db, { ...entry, kind: 'hold', venueId: id, untilAt }, { by, at: now }))
    return id
  })
}

/** The link in the mail to an owner. */
function linkTo(email: string): Promise<string> {
  return withDatabase(async ({ db }) => {
    const rows = await db.selectFrom('outbox').select(['id', 'payload']).execute()
    const sealed = rows.find(({ payload }) => JSON.stringify(payload).includes(email))
    if (sealed === undefined) throw new Error('no mail to the owner')
    const { data } = openToken(sealed.payload, new Date(), {
      ...{ secret: SECRET_TO_READ, mail: sealed.id },
    }) as OwnerAskPayload
    return `/h/${data.token}`
  })
}

test('an owner is asked from an option, says a binding yes with two taps, and no by phone takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `helene-${randomUUID().slice(0, 8)}@example.com`
  const venue = await venueWithOption(email)
  await signIn(page, await addAccount('Nina Brandt', 'agent'), `/fr/admin/calendrier/${venue}`)
  await hydrate(page)
  const row = page.getByRole('row', { name: /Atelier Kuroda/ })
  const open = async (item: string) => {
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await open('Interroger le propriétaire')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Événement').fill('Showroom')
  await expectSound(page, 'light', 'the question to an owner')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(row).toContainText('sans réponse')

  const phone = await (await browser.newContext({ ...PHONE, baseURL, javaScriptEnabled: false })).newPage()
  const link = await linkTo(email)
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Oui, garder ces jours' }).tap()
  await phone.getByRole('button', { name: 'Confirmer' }).tap()
  await expect(phone.getByRole('status')).toContainText('Oui. Vous gardez ces jours pour nous')
  await phone.context().close()
  await page.reload()
  await expect(row).toContainText('Confirmé jusqu’au')

  await hydrate(page)
  await open('Noter une réponse')
  await dialog.getByLabel('Événement').fill('Showroom')
  await dialog.getByLabel('Réponse').selectOption('Non')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row.getByRole('cell').filter({ hasText: /^Non$/ })).toBeVisible()
  await expectSound(page, 'light', 'the calendar with words')

  await page.goto(`${link}?lang=en`)
  await expectSound(page, 'light', 'the page of an owner')
})
