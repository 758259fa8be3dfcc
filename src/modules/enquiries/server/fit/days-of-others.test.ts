import { describe, expect, test } from 'vitest'
import { readReplyKit } from '#/modules/correspondence/server/reply/reply-kit.server.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { readEnquiry } from '../view/read-enquiry.server.ts'
import { readBookings } from './days-of-others.repository.server.ts'
import { suggestVenues } from './suggest-venues.queries.server.ts'

const NOW = new Date('2026-12-07T09:00:00.000Z')
const FREE = ['valois', 'perle'] as const

describe.each(ENGINES)('days that other requests have on %s', (engine) => {
  const database = useDatabase(engine)

  /** Q-26-0003 has won the Galerie Montmorency from 28 February for five days; Q-26-0060 asks for it from 2 March. */
  async function setUp(others: Parameters<typeof storedEnquiry>[1][] = []) {
    const room = { minimum_days: 1, capacity_standing: 60, eventTypes: ['showroom'] }
    const montmorency = await addVenue(database(), 'montmorency', { ...room, name: 'Galerie Montmorency' })
    for (const slug of FREE) await addVenue(database(), slug, { ...room, name: slug })
    const asked = [{ id: montmorency, slug: 'montmorency', name: 'Galerie Montmorency' }]
    const stay = { start_date: '2027-02-28', duration: '5 days' }
    const won = { ...stay, status: 'won', outcome_venue_id: montmorency } as const
    await storedEnquiry(database(), { reference: 'Q-26-0003', kind: 'quote', ...won })
    for (const other of others) await storedEnquiry(database(), { ...stay, ...other }, asked)
    const wish = { start_date: '2027-03-02', duration: '4 days', guests: '26-50' }
    const id = await storedEnquiry(
      database(),
      { reference: 'Q-26-0060', kind: 'quote-venue', ...wish },
      asked,
    )
    return { id, montmorency, asked }
  }

  test('a won venue is flagged in the sheet, another request that asks for it more softly', async () => {
    const { id } = await setUp([
      { reference: 'Q-26-0030', status: 'quoted' },
      { reference: 'Q-26-0031', status: 'lost' },
      { reference: 'Q-26-0032', status: 'new', start_date: '2027-03-06' },
      // Won with the only venue that it asked for, which nobody has said.
      { reference: 'Q-26-0033', status: 'won', start_date: '2027-03-05', duration: null },
    ])
    const viewer = {
      ...(await storedColleague(database(), 'Léa Morel')),
      role: 'agent',
      singleKeys: true,
    } as const
    const view = await readEnquiry(database(), 'Q-26-0060', { viewer, language: 'fr', now: NOW })
    const name = 'Galerie Montmorency'
    expect(view?.flags.slice(0, 1)).toEqual([
      { id: 'taken', venues: [{ name, references: ['Q-26-0003', 'Q-26-0033'] }] },
    ])
    expect(view?.flags).toContainEqual({ id: 'alsoAsked', venues: [{ name, references: ['Q-26-0030'] }] })
    await database()
      .db.updateTable('enquiry')
      .set({ start_date: '2027-03-06' })
      .where('id', '=', id)
      .execute()
    const later = await readEnquiry(database(), 'Q-26-0060', { viewer, language: 'fr', now: NOW })
    expect(later?.flags.map((flag) => flag.id)).not.toContain('taken')
  })

  test('it is not suggested, and the composer begins with a refusal that names it', async () => {
    await setUp()
    const wish = { start_date: '2027-03-01', guests: '20_50', details: { eventType: 'private_showroom' } }
    await storedEnquiry(database(), { reference: 'Q-26-0061', kind: 'quote', ...wish })
    expect((await suggestVenues(database(), 'Q-26-0061')).map(({ slug }) => slug).toSorted()).toEqual(
      [...FREE].toSorted(),
    )
    const kit = await readReplyKit(database(), 'Q-26-0060', 'Léa Morel', 'fr', NOW)
    expect(kit).toMatchObject({
      template: 'refusal',
      asked: ['montmorency'],
      named: [{ slug: 'montmorency', name: 'Galerie Montmorency' }],
      bookings: [
        { venue: 'montmorency', reference: 'Q-26-0003', kind: 'won', from: '2027-02-28', to: '2027-03-04' },
      ],
    })
    expect(kit?.proposed.toSorted()).toEqual([...FREE].toSorted())
  })

  test('a won request of several venues, of which none was named, only asks for them; merged ones do not count', async () => {
    const { montmorency, asked } = await setUp()
    const valois = await database()
      .db.selectFrom('venue')
      .select('id')
      .where('slug', '=', 'valois')
      .executeTakeFirst()
    const won = { status: 'won', start_date: '2027-03-01', duration: '2 days' } as const
    const both = [...asked, { id: valois?.id ?? '', slug: 'valois', name: 'Valois' }]
    await storedEnquiry(database(), { reference: 'Q-26-0040', ...won }, both)
    const merged = await storedEnquiry(database(), { reference: 'Q-26-0041', ...won }, asked)
    const into = await storedEnquiry(database(), { reference: 'Q-26-0042' })
    const merge = { enquiry_id: merged, into_id: into, entry_id: merged, kept_before: '{}' as never }
    await database().db.insertInto('enquiry_merge').values(merge).execute()
    const bookings = await readBookings(database().db, {
      except: into,
      from: '2027-03-01',
      to: '2027-03-02',
      venues: [montmorency],
    })
    expect(bookings.map(({ reference, kind }) => [reference, kind])).toEqual([
      ['Q-26-0003', 'won'],
      ['Q-26-0040', 'asked'],
      ['Q-26-0060', 'asked'],
    ])
  })
})
