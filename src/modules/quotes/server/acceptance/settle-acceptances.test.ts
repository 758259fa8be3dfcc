import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { OwnerWord } from '#/modules/calendar/model/owner-ask.ts'
import { noteWord } from '#/modules/calendar/server/owner-word/answer-ask.server.ts'
import { offerWordFollower } from '#/modules/calendar/server/owner-word/word-follower.server.ts'
import { acceptanceScene, NOW, SECRET } from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { listQuotes } from '../list-quotes.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { quoteBehind } from './quote-behind.server.ts'
import { holdAcceptances, settleAcceptances } from './settle-acceptances.server.ts'

describe.each(BOTH_ENGINES)('acceptances that wait on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, setUp, passed, accept, bookings, enquiry } = acceptanceScene(database)

  test('without it: accepted and waiting, the days are held, the owner is asked, nothing is won', async () => {
    const { sentQuote, venueId } = await setUp()
    await db()
      .insertInto('venue_private')
      .values({
        ...{ venue_id: venueId, version: 1, address: '', changed_at: NOW.toISOString() },
        ...{ owner_name: 'Hélène', owner_email: 'owner@example.com', owner_language: 'fr' },
      })
      .execute()
    const { token, enquiryId } = await sentQuote()
    expect(await accept(token, await passed(token), false)).toEqual({ kind: 'accepted', isBooked: false })
    expect(await bookings()).toEqual([])
    const entries = await db().selectFrom('calendar_entry').selectAll().execute()
    expect(entries).toMatchObject([
      { kind: 'hold', first_day: '2027-02-28', until_at: '2026-12-02T09:00:00.000Z' },
    ])
    const asks = await db().selectFrom('owner_ask').selectAll().execute()
    expect(asks).toMatchObject([{ venue_id: venueId, answer: 'none', asked_by: 'Léa Morel', client: null }])
    expect((await enquiry(enquiryId)).status).not.toBe('won')
    expect((await quoteBehind(db(), token, NOW))?.state).toBe('waiting-for-owner')
  })

  test('the word itself settles what waits for it: a yes books before anybody else can, a no ends', async () => {
    const at = new Date(NOW.getTime() + 60_000)
    offerWordFollower((transaction, about, now) =>
      holdAcceptances(transaction, about, { now, secret: SECRET }),
    )
    const said = async (word: OwnerWord) => {
      const { sentQuote, venueId, by } = await setUp()
      const quote = await sentQuote()
      await accept(quote.token, await passed(quote.token), false)
      expect(
        (await listQuotes(db(), { enquiryId: quote.enquiryId }, NOW)).find(({ id }) => id === quote.quoteId)
          ?.version.state,
      ).toBe('waiting-for-owner')
      const about = {
        ...{ newId: randomUUID(), venueId, firstDay: '2027-02-28', lastDay: '2027-03-06' },
        ...{ event: '', guests: null, setUp: '', origin: null },
      }
      const noted = await noteWord(database(), { channel: 'phone', word, about }, by, at)
      return { ...quote, noted, venueId }
    }
    const yes = await said({ answer: 'yes', until: '2026-12-04T17:00:00.000Z', note: '' })
    expect(yes.noted).toMatchObject({ kind: 'answered' })
    expect(await bookings()).toMatchObject([{ venue_id: yes.venueId, first_day: '2027-02-28' }])
    expect(await enquiry(yes.enquiryId)).toMatchObject({ status: 'won' })
    const no = await said({ answer: 'no', freeFrom: null, note: '' })
    expect(await versionsOf(db(), no.quoteId)).toMatchObject([{ state: 'withdrawn' }])
    // The job finds nothing more to do, and nobody is told twice.
    expect(await settleAcceptances(database(), { now: at, secret: SECRET })).toBe(0)
  })

  test('a yes of the owner books what waited; a no, or silence until the moment, ends it with an apology', async () => {
    const waiting = async () => {
      const { sentQuote, venueId } = await setUp()
      const quote = await sentQuote()
      await accept(quote.token, await passed(quote.token), false)
      return { ...quote, venueId }
    }
    const say = (venueId: string, answer: 'yes' | 'no') =>
      db()
        .insertInto('owner_ask')
        .values({
          ...{ id: randomUUID(), venue_id: venueId, first_day: '2027-02-28', last_day: '2027-03-06' },
          ...{ event: '', set_up: '', asked_at: NOW.toISOString(), asked_by: 'Léa', sent_to: '' },
          ...{ language: 'fr', wished_until: '2026-12-04T17:00:00.000Z', note: '', version: 1, answer },
          ...{
            answered_at: at(60).toISOString(),
            valid_until: answer === 'yes' ? '2026-12-04T17:00:00.000Z' : null,
          },
        })
        .execute()
    const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
    const settle = (now: Date) => settleAcceptances(database(), { now, secret: SECRET })
    const [yes, no, silent] = [await waiting(), await waiting(), await waiting()]
    expect(await settle(at(30))).toBe(0)
    await say(yes.venueId, 'yes')
    await say(no.venueId, 'no')
    expect([await settle(at(90)), await settle(at(120))]).toEqual([2, 0])
    expect(await bookings()).toMatchObject([{ venue_id: yes.venueId, first_day: '2027-02-28' }])
    expect(await enquiry(yes.enquiryId)).toMatchObject({ status: 'won', outcome_net_cents: 700_000 })
    expect(await versionsOf(db(), no.quoteId)).toMatchObject([{ state: 'withdrawn' }])
    expect(await versionsOf(db(), silent.quoteId)).toMatchObject([{ state: 'accepted' }])
    // One working day after Tuesday 10:00 in Paris.
    expect([
      await settle(new Date('2026-12-02T08:59:00Z')),
      await settle(new Date('2026-12-02T09:01:00Z')),
    ]).toEqual([0, 1])
    expect(await versionsOf(db(), silent.quoteId)).toMatchObject([{ state: 'withdrawn' }])
    const open = await db().selectFrom('payment').select('quote_id').where('struck_at', 'is', null).execute()
    expect(new Set(open.map(({ quote_id }) => quote_id))).toEqual(new Set([yes.quoteId]))
    const holds = await db().selectFrom('calendar_entry').select('state').where('kind', '=', 'hold').execute()
    expect(holds.map(({ state }) => state).toSorted()).toEqual(['booked', 'released', 'released'])
    const mails = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('enquiry_id', '=', no.enquiryId)
      .execute()
    expect(
      mails.filter(({ payload }) => (payload as { template: string }).template === 'acceptance-ended'),
    ).toHaveLength(2)
  })
})
