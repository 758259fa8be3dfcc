import { describe, expect, test } from 'vitest'
import { readReplyKit } from '#/modules/correspondence/server/reply/reply-kit.server.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { readEnquiry } from '../view/read-enquiry.server.ts'
import { suggestVenues } from './suggest-venues.queries.server.ts'

const NOW = new Date('2026-11-25T10:00:00.000Z')

describe.each(ENGINES)('what fits a request on %s', (engine) => {
  const database = useDatabase(engine)

  async function addCatalogue() {
    const marbeuf = await addVenue(database(), 'hotel-de-marbeuf', {
      name: 'Hôtel de Marbeuf',
      neighborhood: 'champs-elysees',
      arrondissement: 8,
      price_from_day_cents: 480_000,
      capacity_standing: 200,
    })
    const small = { capacity_standing: 30, price_from_day_cents: 120_000, minimum_days: 1 }
    await addVenue(database(), 'near', {
      ...small,
      name: 'Near',
      neighborhood: 'invalides',
      arrondissement: 7,
    })
    await addVenue(database(), 'same', {
      ...small,
      name: 'Same',
      neighborhood: 'champs-elysees',
      arrondissement: 8,
      eventTypes: ['showroom'],
      equipment: ['racks', 'of-an-old-version'],
      photos: [{ fr: 'Une salle' }],
    })
    await addVenue(database(), 'far', { ...small, name: 'Far', neighborhood: 'bastille', arrondissement: 11 })
    await addVenue(database(), 'draft', { ...small, name: 'Draft', status: 'draft' })
    await addVenue(database(), 'full', {
      ...small,
      name: 'Full',
      capacity_standing: 10,
      neighborhood: 'opera',
    })
    return marbeuf
  }

  const askedFor = async (marbeuf: string, fields: Parameters<typeof storedEnquiry>[1] = {}) =>
    storedEnquiry(
      database(),
      {
        reference: 'Q-26-1192',
        kind: 'quote-venue',
        language: 'de',
        full_name: 'Marcus Bell',
        company: 'Northquay Press',
        email: 'bell@gmail.com',
        phone_e164: '+81355501842',
        start_date: '2027-03-06',
        duration: '2 Tage',
        guests: '11-25',
        budget: '5000_10000',
        ...fields,
      },
      [{ id: marbeuf, slug: 'hotel-de-marbeuf', name: 'Hôtel de Marbeuf' }],
    )

  test('suggested are those that fit best, without those asked for and those not published', async () => {
    await askedFor(await addCatalogue())
    const found = await suggestVenues(database(), 'Q-26-1192')
    expect(found.map(({ slug }) => slug)).toEqual(['same', 'near', 'far'])
    expect(found[0]).toMatchObject({
      photo: { key: 'same-1' },
      layout: 'standing',
      capacity: 30,
      stay: { days: 2, cents: 240_000, minimum: false },
      reasons: [
        { id: 'guests', fit: 'well', guests: 25 },
        { id: 'budget', fit: 'inside' },
        { id: 'quarter', fit: 'wanted' },
        { id: 'type' },
      ],
    })
    const kit = await readReplyKit(database(), 'Q-26-1192', 'Léa Morel', 'fr')
    expect(kit?.catalogue[0]?.slug).toBe('hotel-de-marbeuf')
    expect(kit?.proposed).toEqual(['same', 'near', 'far'])
  })

  test('without a venue the area, the event and its equipment count', async () => {
    await addCatalogue()
    await storedEnquiry(database(), {
      reference: 'Q-26-1193',
      kind: 'quote',
      guests: 'under_20',
      details: { eventType: 'private_showroom', preferredLocation: '8' },
    })
    const [first] = await suggestVenues(database(), 'Q-26-1193')
    expect(first).toMatchObject({ slug: 'same', stay: null })
    expect(first?.reasons).toEqual([
      { id: 'guests', fit: 'well', guests: 20 },
      { id: 'quarter', fit: 'wanted' },
      { id: 'madeFor', event: 'showroom' },
      { id: 'equipment', equipment: ['racks'] },
    ])
    await storedEnquiry(database(), { reference: 'Q-26-1194', kind: 'contact' })
    expect(await suggestVenues(database(), 'Q-26-1194')).toEqual([])
    expect(await suggestVenues(database(), 'Q-26-0000')).toEqual([])
  })

  test('the sheet says what does not fit together, as long as the request is open', async () => {
    const marbeuf = await addCatalogue()
    const id = await askedFor(marbeuf)
    // The same company for one of the days, closed ones and other days apart.
    const other = { company: 'NORTHQUAY PRESS', email: 'ann@northquay.com', full_name: 'Ann Lee' }
    await storedEnquiry(database(), { ...other, reference: 'Q-26-0002', start_date: '2027-03-07' })
    await storedEnquiry(database(), { ...other, reference: 'Q-26-0003', start_date: '2027-03-08' })
    await storedEnquiry(database(), {
      ...other,
      reference: 'Q-26-0004',
      start_date: '2027-03-07',
      status: 'lost',
    })
    const lea = await storedColleague(database(), 'Léa Morel')
    const read = async () => {
      const viewer = { ...lea, role: 'agent', singleKeys: true } as const
      return (await readEnquiry(database(), 'Q-26-1192', { viewer, language: 'fr', now: NOW }))?.flags
    }
    const name = 'Hôtel de Marbeuf'
    expect(await read()).toMatchObject([
      { id: 'budget', most: 1_000_000, venues: [{ name, days: 3, cents: 1_728_000 }] },
      { id: 'tooFew', venues: [{ name, capacity: 200 }] },
      { id: 'minimum', asked: 2, venues: [{ name, days: 3 }] },
      { id: 'fashionWeek', week: { id: 'womenswear' } },
      { id: 'phone', country: 'JP' },
      { id: 'address', domain: 'gmail.com', company: 'Northquay Press' },
      { id: 'sameDays', reference: 'Q-26-0002', fullName: 'Ann Lee' },
    ])
    await database().db.updateTable('enquiry').set({ status: 'won' }).where('id', '=', id).execute()
    expect(await read()).toEqual([])
  })
})
