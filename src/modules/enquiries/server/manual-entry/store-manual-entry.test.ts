import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { manualEntrySchema, type SentManualEntry } from '../../model/manual-entry.schema.ts'
import { findSamePerson } from './same-person.server.ts'
import { storeManualEnquiry } from './store-manual-entry.server.ts'
import { findVenueChoices } from './venue-choices.server.ts'

const NOW = new Date('2026-11-22T09:00:00Z')

function entry(options: Partial<SentManualEntry> = {}): SentManualEntry {
  return manualEntrySchema.parse({
    key: crypto.randomUUID(),
    kind: 'quote',
    values: { fullName: 'Haruka Kuroda', phone: '06 12 34 56 78' },
    venues: [],
    language: 'ja',
    channel: 'phone',
    owner: null,
    note: '',
    acknowledge: false,
    ...options,
  })
}

describe.each(ENGINES)('entering a request on %s', (engine) => {
  const database = useDatabase(engine)
  const colleague = () => storedColleague(database(), 'Léa Morel')
  const requests = () => database().db.selectFrom('enquiry').selectAll().orderBy('created_at').execute()
  const mails = () => database().db.selectFrom('outbox').selectAll().execute()

  test('a name and a number are enough: stored with its history, its note and its words, without a mail', async () => {
    const by = await colleague()
    const outcome = await storeManualEnquiry(
      database(),
      entry({ owner: by.id, note: ' Rappeler\r\nlundi ', acknowledge: true }),
      by,
      NOW,
    )
    expect(outcome).toEqual({ kind: 'entered', reference: 'Q-26-0001' })
    expect(await requests()).toMatchObject([
      {
        reference: 'Q-26-0001',
        kind: 'quote',
        status: 'new',
        language: 'ja',
        full_name: 'Haruka Kuroda',
        email: '',
        // A number written down in Paris is a Paris one, whatever the person speaks.
        phone_e164: '+33612345678',
        channel: 'phone',
        source_page: '',
        owner: by.id,
      },
    ])
    const history = await database().db.selectFrom('enquiry_history').selectAll().orderBy('event').execute()
    expect(history.map(({ event, actor, details }) => ({ event, actor, details }))).toEqual([
      { event: 'note', actor: by.id, details: { text: 'Rappeler\nlundi' } },
      { event: 'received', actor: by.id, details: { reference: 'Q-26-0001', channel: 'phone' } },
    ])
    expect(await mails()).toEqual([])
    const { words } = await database()
      .db.selectFrom('enquiry_search')
      .select('words')
      .executeTakeFirstOrThrow()
    expect(words.split(' ')).toEqual(expect.arrayContaining(['haruka', 'kuroda', '5678']))
    const auditLog = await database().db.selectFrom('audit_log').selectAll().execute()
    expect(auditLog).toMatchObject([
      { action: 'request.entered', actor: 'Léa Morel', subject: 'Q-26-0001', details: { channel: 'phone' } },
    ])
  })

  test('sent twice at once it is one request; with another word in it, it is another', async () => {
    const by = await colleague()
    const one = entry()
    const outcomes = await Promise.all([1, 2, 3].map(() => storeManualEnquiry(database(), one, by, NOW)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await storeManualEnquiry(database(), one, by, NOW)).toEqual(outcomes[0])
    expect(await requests()).toHaveLength(1)
    await storeManualEnquiry(database(), { ...one, note: 'Deux personnes' }, by, NOW)
    expect(await requests()).toHaveLength(2)
  })

  test('for venues, with a mail that says why it comes: only where it is wanted', async () => {
    const by = await colleague()
    const venueId = await addVenue(database(), 'galerie-perle')
    const values = {
      fullName: 'Camille Aubertin',
      email: 'camille@EXAMPLE.com',
      surface: '120 m²',
      duration: '3 jours',
    }
    const venues = ['galerie-perle', 'gone']
    const options: Partial<SentManualEntry> = { kind: 'quote-venue', values, venues, language: 'fr' }
    await storeManualEnquiry(database(), entry({ ...options, channel: 'email', acknowledge: true }), by, NOW)
    await storeManualEnquiry(database(), entry({ ...options, channel: 'fair' }), by, NOW)
    expect(await requests()).toMatchObject([
      { email: 'camille@example.com', surface_m2: 120, duration: '3 jours', channel: 'email' },
      { channel: 'fair' },
    ])
    const asked = await database().db.selectFrom('enquiry_venue').select(['slug', 'venue_id']).execute()
    expect(asked).toEqual([1, 2].map(() => ({ slug: 'galerie-perle', venue_id: venueId })))
    expect(await mails()).toMatchObject([
      {
        payload: {
          template: 'quote-acknowledgement',
          data: { entered: true, venues: [{ slug: 'galerie-perle' }], email: 'camille@example.com' },
        },
      },
    ])
  })

  test('what is wrong is named field by field, and nothing is stored', async () => {
    const by = await colleague()
    const rejection = async (options: Partial<SentManualEntry>) =>
      storeManualEnquiry(database(), entry(options), by, NOW)
    expect(await rejection({ values: {} })).toEqual({
      kind: 'refused',
      errors: [
        { field: 'fullName', code: 'required' },
        { field: 'phone', code: 'reach' },
      ],
    })
    const person = { fullName: 'Camille' }
    expect(await rejection({ values: { ...person, phone: '12' } })).toMatchObject({
      errors: [{ field: 'phone', code: 'phone' }],
    })
    expect(
      await rejection({
        values: { ...person, email: 'camille@', desiredDate: '2026-11-21', budget: 'much' },
      }),
    ).toMatchObject({
      errors: [
        { field: 'email', code: 'email' },
        { field: 'desiredDate', code: 'datePast' },
        { field: 'budget', code: 'choice' },
      ],
    })
    expect(await rejection({ owner: 'nobody' })).toMatchObject({
      errors: [{ field: 'owner', code: 'choice' }],
    })
    expect(await requests()).toEqual([])
  })

  test('who is typed is known again, by number and by address', async () => {
    const by = await colleague()
    await storeManualEnquiry(database(), entry(), by, NOW)
    await storeManualEnquiry(
      database(),
      entry({ values: { fullName: 'Haruka Kuroda', email: 'haruka@example.com' } }),
      by,
      new Date(NOW.getTime() + 60_000),
    )
    const typed = { email: 'HARUKA@example.com', phone: '+33 6 12 34 56 78', language: 'fr' } as const
    expect(await findSamePerson(database(), typed, 'fr')).toMatchObject({
      phone: '06\u00a012\u00a034\u00a056\u00a078',
      earlier: [
        { reference: 'Q-26-0002', reason: 'mail' },
        { reference: 'Q-26-0001', reason: 'phone' },
      ],
    })
    const nobody = { email: '', phone: '06 12', language: 'fr' } as const
    expect(await findSamePerson(database(), nobody, 'fr')).toEqual({ phone: null, earlier: [] })
  })

  test('venues are found by the beginnings of their words', async () => {
    await addVenue(database(), 'galerie-perle')
    const found = await findVenueChoices(database(), 'gal', 'fr')
    expect(found).toMatchObject([{ slug: 'galerie-perle' }])
    expect(await findVenueChoices(database(), 'alerie', 'fr')).toEqual([])
  })
})
