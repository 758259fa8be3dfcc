import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { EMPTY_FILTER } from '../../model/inbox-filter.ts'
import { addNote } from '../record/notes.server.ts'
import { inboxTable } from './export-inbox.server.ts'

describe.each(BOTH_ENGINES)('the file of requests on %s', (engine) => {
  const database = useDatabase(engine)

  test('says how each was decided, what was noted, and what a proposed venue is', async () => {
    await loadAdminMessages('en')
    const lea = await storedColleague(database(), 'Léa Morel')
    const marbeuf = await addVenue(database(), 'hotel-de-marbeuf', { name: 'Hôtel de Marbeuf' })
    await storedEnquiry(database(), {
      ...{ reference: 'Q-26-0001', status: 'won', created_at: '2026-11-20T09:00:00.000Z' },
      ...{ outcome_venue_id: marbeuf, outcome_net_cents: 1_260_050, outcome_at: '2026-11-22T09:12:00.000Z' },
    })
    await storedEnquiry(database(), {
      ...{ reference: 'Q-26-0002', status: 'lost', created_at: '2026-11-20T08:00:00.000Z' },
      ...{ outcome_reason: 'price', outcome_note: 'Trop cher', outcome_at: '2026-11-22T09:12:00.000Z' },
    })
    await storedEnquiry(database(), {
      ...{ reference: 'Q-26-0003', kind: 'proposal', created_at: '2026-11-20T07:00:00.000Z' },
      details: { priceFromDayCents: 150_000, capacities: { standing: 120, runway: 80 } },
    })
    // What only the other form asks for was told on the phone.
    await storedEnquiry(database(), {
      ...{ reference: 'Q-26-0004', kind: 'quote', created_at: '2026-11-20T06:00:00.000Z' },
      ...{ duration: '3 jours', first_day: '2027-03-01', last_day: '2027-03-03' },
    })
    for (const [text, hour] of [
      ['Rappeler lundi', 10],
      ['Rappelée', 11],
    ] as const) {
      const note = { reference: 'Q-26-0001', id: randomUUID(), text }
      await addNote(database(), note, lea, new Date(`2026-11-21T${hour}:00:00Z`))
    }
    const query = {
      filter: { ...EMPTY_FILTER, view: 'all' as const },
      chosen: [],
      me: lea.id,
      now: new Date(),
    }
    const texts = { language: 'en', messages: getAdminMessages('en').admin } as const
    const { columns, rows } = inboxTable(database(), query, texts)
    const [lines = []] = await Array.fromAsync(rows)
    const said = (line: number, heading: string) =>
      lines[line]?.[columns.findIndex((column) => column.heading === heading)]
    const decided = [
      'Decided on',
      'Venue hired',
      'Amount won, excl. VAT (€)',
      'Reason lost',
      'Reason in one line',
    ]
    expect(decided.map((heading) => said(0, heading))).toEqual([
      ...['2026-11-22 10:12', 'Hôtel de Marbeuf', 12_600.5, null, null],
    ])
    expect(decided.map((heading) => said(1, heading))).toEqual([
      ...['2026-11-22 10:12', null, null, 'Price', 'Trop cher'],
    ])
    expect(said(0, 'Internal notes (text)')).toBe('Rappeler lundi\nRappelée')
    const proposed = [
      'Price per day from (€)',
      'Standing capacity',
      'Runway capacity',
      'Seated dinner capacity',
    ]
    expect(proposed.map((heading) => said(2, heading))).toEqual([1500, 120, 80, null])
    const told = ['Duration', 'First day', 'Last day']
    expect(told.map((heading) => said(3, heading))).toEqual(['3 jours', '2027-03-01', '2027-03-03'])
  })
})
