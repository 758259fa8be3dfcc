import { describe, expect, test } from 'vitest'
import { lapseHolds } from '#/modules/calendar/server/lapse-holds.server.ts'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import type { OptionMailPayload } from '../mail/option-mail.ts'
import { tellLapsed } from './tell-lapsed.server.ts'

const PLACED = new Date('2027-01-10T10:00:00Z')
const MORNING = new Date('2027-01-18T07:00:00Z')

describe.each(BOTH_ENGINES)('options that end on %s while the site is stopped', (engine) => {
  const database = useDatabase(engine)

  test('are told to each client once in their language, and to the agency who rises; not what was lost or spam', async () => {
    const by = await storedColleague(database(), 'Léa Morel')
    const [perle, apart] = [await addVenue(database(), 'perle'), await addVenue(database(), 'apart')]
    let minute = 0
    const hold = async (venueId: string, untilAt: string, more: Parameters<typeof storedEnquiry>[1]) => {
      const id = await storedEnquiry(database(), { ...more, email: `${more?.reference}@example.com` })
      const at = new Date(PLACED.getTime() + minute++ * 60_000)
      const days = { firstDay: '2027-03-01', lastDay: '2027-03-06' }
      const wanted = { venueId, kind: 'hold', ...days, untilAt, note: '', title: '' } as const
      await database()
        .db.transaction()
        .execute((db) => placeEntry(db, { ...wanted, origin: { kind: 'enquiry', id } }, { by, at }))
    }
    await hold(perle, '2027-01-17T17:00:00.000Z', { reference: 'Q-27-0001', language: 'ja' })
    await hold(perle, '2027-01-17T18:00:00.000Z', { reference: 'Q-27-0002', language: 'fr' })
    await hold(perle, '2027-01-20T17:00:00.000Z', { reference: 'Q-27-0003', language: 'en' })
    await hold(apart, '2027-01-17T17:00:00.000Z', { reference: 'Q-27-0004', status: 'lost' })
    const run = () => lapseHolds(database(), MORNING, tellLapsed)
    expect([await run(), await run()]).toEqual([3, 0])
    const rows = await database().db.selectFrom('outbox').select('payload').execute()
    const told = rows.map(({ payload }) => payload as OptionMailPayload)
    const ended = told.flatMap((one) => (one.template === 'option-ended' ? [one.data] : []))
    expect(ended.map(({ email, language }) => `${email} ${language}`).toSorted()).toEqual([
      'Q-27-0001@example.com ja',
      'Q-27-0002@example.com fr',
    ])
    expect(told.flatMap((one) => (one.template === 'option-notice' ? [one.data] : []))).toEqual([
      expect.objectContaining({ reference: 'Q-27-0003', rank: 1, venue: expect.any(String) }),
    ])
  })
})
