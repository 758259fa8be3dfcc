import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import { QUOTE_SETTINGS } from '../model/quote-settings.schema.ts'
import { beginQuote } from './begin-quote.server.ts'
import { versionsOf } from './quote-record.server.ts'
import { changeQuoteSettings } from './quote-settings.repository.server.ts'
import { reckonQuote } from './reckon-quote.server.ts'

const NOW = new Date('2026-12-01T09:00:00Z')

describe.each(BOTH_ENGINES)('the first draft of a request on %s', (engine) => {
  const database = useDatabase(engine)

  async function begin(enquiryId: string) {
    const stamp = { by: await storedColleague(database(), 'Léa Morel'), at: NOW }
    const begun = await beginQuote(database(), enquiryId, stamp)
    if (begun.kind === 'gone') return { begun }
    const [draft] = await versionsOf(database().db, begun.quoteId)
    return { begun, document: quoteDocumentSchema.parse(draft?.document) }
  }

  async function venues(slugs: readonly string[]) {
    const made = []
    for (const slug of slugs) {
      const fields = { minimum_days: 14, price_from_day_cents: 95_000 }
      made.push({ id: await addVenue(database(), slug, fields), slug, name: slug })
    }
    return made
  }

  test('has client, event and days, and the first three venues asked for as choices at their minimum hire', async () => {
    const asked = await venues(['galerie-a', 'galerie-b', 'galerie-c', 'galerie-d'])
    const enquiryId = await storedEnquiry(
      database(),
      {
        ...{ language: 'ja', full_name: '黒田 遥', company: 'Atelier Kuroda', email: 'h@example.jp' },
        ...{ phone_e164: '+81312345678', guests: '51-100', details: { eventType: 'fashion_show' } },
        ...{ start_date: '2027-03-01', duration: '4 days', first_day: '2027-03-01', last_day: '2027-03-02' },
      },
      asked,
    )
    const { document } = await begin(enquiryId)
    expect(document).toMatchObject({
      ...{ language: 'ja', validUntil: '2026-12-11', event: { guests: 100, layout: 'runway' } },
      client: {
        ...{ kind: 'business', name: '黒田 遥', company: 'Atelier Kuroda' },
        ...{ email: 'h@example.jp', country: 'JP' },
      },
    })
    const hire = { firstDay: '2027-03-01', lastDay: '2027-03-02', unitCents: 95_000, vatBp: 2000 }
    expect(document?.lines).toMatchObject(
      ['A', 'B', 'C'].map((choice, at) => ({ ...hire, choice, venueId: asked[at]?.id })),
    )
    if (document === undefined) return
    const { totals, problems } = await reckonQuote(database().db, document, '2026-12-01')
    expect(totals.map(({ grossCents }) => grossCents)).toEqual([1_596_000, 1_596_000, 1_596_000])
    expect(problems).toEqual([])
  })

  test('has no tax where the owner of the venue owes none', async () => {
    const [venue] = await venues(['galerie-f'])
    await database()
      .db.insertInto('venue_private')
      .values({
        ...{ venue_id: venue?.id ?? '', version: 1, address: '', changed_at: NOW.toISOString() },
        vat_status: 'exempt-261D',
      })
      .execute()
    const { document } = await begin(await storedEnquiry(database(), {}, venue ? [venue] : []))
    expect(document?.lines).toMatchObject([{ vatBp: 0, vatReason: '261-d' }])
  })

  test('has open days where none are known, which are asked for before it is sent; a private person is a consumer', async () => {
    const enquiryId = await storedEnquiry(database(), { company: null }, await venues(['galerie-e']))
    const { document } = await begin(enquiryId)
    expect(document).toMatchObject({ client: { kind: 'consumer', country: '' }, event: { what: '' } })
    expect(document?.lines).toMatchObject([{ choice: null, firstDay: '', lastDay: '' }])
    if (document === undefined) return
    const { problems, lines } = await reckonQuote(database().db, document, '2026-12-01')
    expect(problems.map(({ problem }) => problem)).toEqual(['no-days'])
    expect(lines).toMatchObject([{ hire: { askedDays: 0, billedDays: 14 } }])
  })

  test('is gone on with when it is begun again; one of an erased request is not begun', async () => {
    const enquiryId = await storedEnquiry(database())
    const [one, other] = await Promise.all([begin(enquiryId), begin(enquiryId)])
    expect(one.begun).toEqual(other.begun)
    const erased = await storedEnquiry(database(), { anonymized_at: NOW.toISOString() })
    expect((await begin(erased)).begun).toEqual({ kind: 'gone' })
  })

  test('takes deposit and validity from the settings, of which the second of two changes is told', async () => {
    const stamp = { by: await storedColleague(database(), 'Nina Brandt'), at: NOW }
    const value = { ...QUOTE_SETTINGS, validDays: 5, depositBp: 3000 }
    expect(await changeQuoteSettings(database(), { value, version: 0 }, stamp)).toBe(true)
    expect(await changeQuoteSettings(database(), { value: QUOTE_SETTINGS, version: 0 }, stamp)).toBe(false)
    const { document } = await begin(await storedEnquiry(database()))
    expect(document).toMatchObject({ validUntil: '2026-12-06', payment: { depositBp: 3000 } })
  })
})
