import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { BotProtection } from '#/forms/bot-protection/bot-protection.server.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { onOutboxWake } from '#/platform/outbox/outbox-signal.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { quoteForm } from '../../../../tests/helpers/quote-forms.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { enquiryMailPayload } from '../mail/enquiry-mail.ts'
import { QUOTE_VENUE_DEFINITION } from './enquiry-forms.server.ts'
import { type SubmitOutcome, submitEnquiry } from './submit/submit-enquiry.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const KEY = '2f0c1a86-4a0e-4b8e-9d0a-6a4b7e2f9c11'

const IN_QUIET_TIMES: BotProtection = {
  secret: () => 'a secret of at least 32 characters',
  countForm: async () => ({ kind: 'free', before: { subscriber: 0, surrounding: 0 } }),
  mayAcknowledge: async () => true,
}

const submit = (
  database: Database,
  form: URLSearchParams,
  language: Language = 'en',
  now = NOW,
  visitorAddress?: string,
) =>
  submitEnquiry(QUOTE_VENUE_DEFINITION, form, {
    ...{ language, sourcePage: '/contact-venue', now, database },
    ...(visitorAddress ? { visitorAddress, protection: IN_QUIET_TIMES } : {}),
  })

const referenceOf = (outcome: SubmitOutcome) => (outcome.kind === 'accepted' ? outcome.reference : outcome)

const countOf = async ({ db }: Database, table: keyof Schema) => {
  const { n } = await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return n
}

describe.each(ENGINES)('a quote request on %s', (engine) => {
  const database = useDatabase(engine)

  test('is stored with its venues, its history and two mails', async () => {
    const perle = await addVenue(database(), 'galerie-perle')
    await addVenue(database(), 'loft-draft', { status: 'draft' })
    const form = quoteForm({}, ['no-such-room', 'galerie-perle', 'loft-draft'])
    expect(await submit(database(), form, 'fr')).toMatchObject({ kind: 'accepted', reference: 'Q-26-0001' })

    const { db } = database()
    const enquiry = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow()
    expect(enquiry).toMatchObject({
      reference: 'Q-26-0001',
      kind: 'quote-venue',
      status: 'new',
      language: 'fr',
      company: 'Maison Aubrac',
      full_name: 'Camille Laurent',
      phone_e164: '+33199001234',
      phone_typed: '01 99 00 12 34',
      start_date: '2027-03-03',
      surface_m2: 200,
      guests: '101-200',
      budget: 'over_10000',
      details: {},
      version: 1,
      owner: null,
    })
    const venues = await db.selectFrom('enquiry_venue').selectAll().execute()
    expect(venues).toEqual([
      { enquiry_id: enquiry.id, position: 0, slug: 'galerie-perle', name: 'Galerie Perle', venue_id: perle },
    ])
    const history = await db.selectFrom('enquiry_history').selectAll().execute()
    expect(history).toMatchObject([
      {
        enquiry_id: enquiry.id,
        at: NOW.toISOString(),
        actor: 'visitor',
        event: 'received',
        details: { reference: 'Q-26-0001', unknownVenues: ['no-such-room', 'loft-draft'] },
      },
    ])
    const mails = await db.selectFrom('outbox').selectAll().execute()
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail).toMatchObject({
        enquiry_id: enquiry.id,
        attempts: 0,
        done_at: null,
        run_at: NOW.toISOString(),
      })
    }
  })

  test('its mails show the venues with their covers, described in the visitor’s language', async () => {
    const words = { fr: 'Une galerie blanche', en: 'A white gallery' }
    await addVenue(database(), 'galerie-perle', { photos: [words, {}], surface_m2: 160 })
    await addVenue(database(), 'loft-nord', { name: 'Loft Nord' })
    await submit(database(), quoteForm({}, ['loft-nord', 'galerie-perle']), 'fr')
    const payloads = (await database().db.selectFrom('outbox').select('payload').execute()).map(
      ({ payload }) => enquiryMailPayload.parse(payload),
    )
    expect(payloads.map(({ template }) => template).toSorted()).toEqual([
      'quote-acknowledgement',
      'quote-notification',
    ])
    for (const { data } of payloads) {
      expect(data).toMatchObject({
        venues: [
          { slug: 'loft-nord', name: 'Loft Nord', neighborhood: 'le-marais', surface: 100 },
          {
            slug: 'galerie-perle',
            neighborhood: 'le-marais',
            surface: 160,
            photo: { key: 'galerie-perle-1', width: 1600, alt: 'Une galerie blanche' },
          },
        ],
      })
    }
  })

  test('with validation errors stores nothing and returns everything typed, errors in the order of the form', async () => {
    const typed = { company: ' ', email: 'camille', phone: 'call me', submissionKey: KEY }
    const outcome = await submit(database(), quoteForm(typed, ['galerie-perle']))
    expect(outcome).toMatchObject({
      kind: 'refused',
      values: { company: ' ', email: 'camille', surface: '200 m²' },
      lists: { venue: ['galerie-perle'] },
      submissionKey: KEY,
      errors: [
        { field: 'company', code: 'required' },
        { field: 'email', code: 'email' },
        { field: 'phone', code: 'phone' },
      ],
    })
    expect(await countOf(database(), 'enquiry')).toBe(0)
    expect(await countOf(database(), 'number_series')).toBe(0)
  })

  test('sent again is the same one, with a key and without', async () => {
    for (const form of [quoteForm(), quoteForm({ submissionKey: KEY, message: 'Sixty looks.' })]) {
      const first = await submit(database(), form)
      expect(first.kind).toBe('accepted')
      expect(await submit(database(), form)).toEqual(first)
    }
    expect(await countOf(database(), 'enquiry')).toBe(2)
    expect(await countOf(database(), 'outbox')).toBe(4)
  })

  test('clicked before the script was there, and again with it, is one', async () => {
    const first = await submit(database(), quoteForm())
    const second = await submit(database(), quoteForm({ submissionKey: KEY }))
    expect(referenceOf(second)).toBe(referenceOf(first))
    expect(await countOf(database(), 'enquiry')).toBe(1)
  })

  test('with something changed is another one, even under the same key', async () => {
    const first = await submit(database(), quoteForm({ submissionKey: KEY }))
    const second = await submit(database(), quoteForm({ submissionKey: KEY, message: 'Sixty looks.' }))
    expect([first, second].map(referenceOf)).toEqual(['Q-26-0001', 'Q-26-0002'])
  })

  test('without a key is the same one for ten minutes from one network; with a key for ever', async () => {
    const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    const sent = async (changes: Record<string, string>, now: Date, address = '203.0.113.7') =>
      referenceOf(await submit(database(), quoteForm(changes), 'en', now, address))
    const first = await sent({}, NOW)
    expect(await sent({}, minutesLater(10), '203.0.113.99')).toBe(first)
    const others = [await sent({}, NOW, '198.51.100.7'), await sent({}, minutesLater(20))]
    expect(new Set([first, ...others]).size).toBe(3)
    const withKey = { submissionKey: KEY, message: 'Sixty looks.' }
    const keyed = await sent(withKey, NOW)
    expect(await sent(withKey, minutesLater(60 * 24), '198.51.100.7')).toBe(keyed)
  })

  test('sent twenty times at once is stored once', async () => {
    await addVenue(database(), 'galerie-perle')
    const form = quoteForm({ submissionKey: KEY }, ['galerie-perle'])
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit(database(), form)))
    expect(new Set(outcomes.map(referenceOf))).toEqual(new Set(['Q-26-0001']))
    expect(await countOf(database(), 'enquiry')).toBe(1)
    expect(await countOf(database(), 'enquiry_venue')).toBe(1)
    expect(await countOf(database(), 'enquiry_history')).toBe(1)
    expect(await countOf(database(), 'outbox')).toBe(2)
    const counter = await database().db.selectFrom('number_series').selectAll().execute()
    expect(counter).toEqual([{ series: 'Q', year: 2026, last_number: 1 }])
  })

  test('gets a number of its own however many come at once, without gaps', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => submit(database(), quoteForm({ company: `House ${n}` }))),
    )
    const expected = Array.from({ length: 40 }, (_, n) => `Q-26-${String(n + 1).padStart(4, '0')}`)
    expect(outcomes.map(referenceOf).toSorted()).toEqual(expected)
  })

  test('counts by the year in Paris, and past 9999', async () => {
    await database()
      .db.insertInto('number_series')
      .values({ series: 'Q', year: 2027, last_number: 9999 })
      .execute()
    const newYearInParis = new Date('2026-12-31T23:30:00Z')
    expect(referenceOf(await submit(database(), quoteForm(), 'en', newYearInParis))).toBe('Q-27-10000')
  })

  test('whose mails cannot be stored leaves nothing behind, and can be sent again', async () => {
    await sql`alter table outbox rename to outbox_away`.execute(database().db)
    await expect(submit(database(), quoteForm())).rejects.toThrow(/outbox/)
    for (const table of ['enquiry', 'enquiry_history', 'number_series'] as const) {
      expect(await countOf(database(), table), table).toBe(0)
    }
    await sql`alter table outbox_away rename to outbox`.execute(database().db)
    expect(referenceOf(await submit(database(), quoteForm()))).toBe('Q-26-0001')
  })

  test('wakes the worker once it is stored, and not when it is only repeated', async () => {
    const storedAtWake: number[] = []
    const looks: Promise<unknown>[] = []
    const stop = onOutboxWake(() => {
      looks.push(countOf(database(), 'outbox').then((n) => storedAtWake.push(n)))
    })
    await submit(database(), quoteForm())
    await submit(database(), quoteForm())
    await Promise.all(looks)
    stop()
    expect(storedAtWake).toEqual([2])
  })
})
