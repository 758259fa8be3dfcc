import { randomUUID } from 'node:crypto'
import { parisDay } from '../../src/lib/paris-time.ts'
import { quoteDocumentSchema } from '../../src/modules/quotes/model/quote-document.schema.ts'
import { acceptOnPaper } from '../../src/modules/quotes/server/acceptance/accept-on-paper.server.ts'
import { saveDraft, startQuote, startVersion } from '../../src/modules/quotes/server/draft.server.ts'
import { versionsOf } from '../../src/modules/quotes/server/quote-record.server.ts'
import { sendQuote } from '../../src/modules/quotes/server/send-quote.server.ts'
import { storedColleague } from '../helpers/stored-colleague.ts'
import { addVenue } from '../helpers/venue-rows.ts'
import { insertEnquiry, withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

/** A quote that was accepted for two days, and an amendment to three that was sent. */
async function sentAmendment(enquiryId: string) {
  return withDatabase(async (database) => {
    const by = await storedColleague(database, 'Léa Morel')
    const stamp = { by, at: new Date() }
    const today = parisDay(stamp.at)
    const venueId = await addVenue(database, `avenant-${randomUUID().slice(0, 8)}`, {
      ...{ minimum_days: 1, price_from_day_cents: 100_000 },
    })
    const days = { firstDay: '2028-03-01', lastDay: '2028-03-02' }
    const document = quoteDocumentSchema.parse({
      ...{ language: 'en', validUntil: '2028-02-01' },
      client: { name: 'Haruka Kuroda', email: 'h@example.jp', company: 'Atelier Kuroda', country: 'JP' },
      lines: [
        {
          ...{ kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null },
          ...{ ...days, unitCents: 100_000 },
        },
      ],
    })
    const quoteId = await database.db
      .transaction()
      .execute((db) => startQuote(db, { enquiryId, document }, stamp))
    const version = async () =>
      (
        await database.db
          .selectFrom('quote')
          .select('version')
          .where('id', '=', quoteId)
          .executeTakeFirstOrThrow()
      ).version
    let token = ''
    const send = async (gross: number) => {
      const parts = {
        storage: { put: async () => {} },
        draw: async () => Buffer.from(randomUUID()),
        promise: async (_: unknown, sent: { token: string }) => {
          token = sent.token
        },
      }
      const wanted = { quoteId, version: await version(), grossCents: [gross] }
      const outcome = await sendQuote(database, wanted, parts, stamp)
      if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome))
    }
    await send(240_000)
    await acceptOnPaper(
      database,
      {
        quoteId,
        paper: { n: 1, choice: null, name: 'Haruka Kuroda', role: '', day: today },
        scan: { bytes: Buffer.from(`%PDF ${quoteId} %%EOF`), ending: 'pdf' },
      },
      {
        storage: { put: async () => {}, remove: async () => {} },
        secret: 'the secret of a test',
        word: async () => true,
      },
      stamp,
    )
    await startVersion(database, quoteId, stamp)
    const [draft] = await versionsOf(database.db, quoteId)
    const begun = quoteDocumentSchema.parse(draft?.document)
    const lines = begun.lines.map((one) => ({ ...one, lastDay: '2028-03-03' }))
    const changed = quoteDocumentSchema.parse({ ...begun, lines })
    await saveDraft(database, { quoteId, version: await version(), document: changed }, stamp)
    await send(360_000)
    await database.db
      .insertInto('owner_ask')
      .values({
        ...{ id: randomUUID(), venue_id: venueId, first_day: '2028-03-03', last_day: '2028-03-03' },
        ...{ event: '', set_up: '', asked_at: stamp.at.toISOString(), asked_by: 'Léa', sent_to: '' },
        ...{ language: 'fr', wished_until: '2028-02-01T17:00:00.000Z', note: '', version: 1, answer: 'yes' },
        ...{ answered_at: stamp.at.toISOString(), valid_until: '2028-02-01T17:00:00.000Z' },
      })
      .execute()
    return { quoteId, token, today }
  })
}

test('an amendment shows what changes, moves the days once it is signed, and the quote can be voided', async ({
  page,
}) => {
  const enquiryId = await insertEnquiry({ kind: 'quote-venue', company: 'Atelier Kuroda' })
  const { quoteId, token, today } = await sentAmendment(enquiryId)
  const days = () =>
    withDatabase(({ db }) =>
      db
        .selectFrom('calendar_entry')
        .select(['first_day', 'last_day'])
        .where('origin_id', '=', enquiryId)
        .where('state', '=', 'booked')
        .where('kind', '=', 'booking')
        .execute(),
    )
  await page.goto(`/q/${token}`)
  const changes = page.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('New total: €3,600.00 incl. VAT (before: €2,400.00)')
  await expectSound(page, 'light', 'the page of an amendment')

  await signIn(page, await addAccount('Ana Roy', 'administrator'), `/fr/admin/devis/${quoteId}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Signé sur papier' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Scan du devis signé').setInputFiles({
    ...{ name: 'signed.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7 signed %%EOF'),
  })
  await dialog.getByLabel('Date à côté de la signature').fill(today)
  await dialog.getByRole('button', { name: 'Noter l’acceptation' }).click()
  await expect(page.locator('.toast', { hasText: 'les jours sont réservés' })).toBeVisible()
  expect(await days()).toEqual([{ first_day: '2028-03-01', last_day: '2028-03-03' }])
  await expectSound(page, 'light', 'an accepted quote')

  await page.getByRole('link', { name: 'Preuve' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
  await expect(page.getByText('ne correspond pas')).toHaveCount(0)
  await page.getByRole('link', { name: 'Revenir au devis' }).click()
  await page.getByRole('button', { name: 'Annuler le devis' }).press('Enter')
  await expect(dialog).toContainText('les jours redeviennent libres')
  await dialog.getByLabel('Motif').fill('Erreur')
  await dialog.getByRole('button', { name: 'Annuler définitivement' }).click()
  await expect(page.locator('.toast', { hasText: 'Devis annulé' })).toBeVisible()
  expect(await days()).toEqual([])
  await expect(page.getByRole('link', { name: /E-mail au client/ })).toBeVisible()
})
