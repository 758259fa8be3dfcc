import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { signedPaperScene } from '../../../../../tests/helpers/signed-paper-scene.ts'
import { hasAcceptedQuote } from './accepted-quote.server.ts'

describe.each(BOTH_ENGINES)('an accepted quote that is voided, on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, accepted } = signedPaperScene(database)

  test('voiding frees the days, strikes the payments and opens the request again, with one entry for each', async () => {
    const { amend, undone, bookings, due, states, page, enquiry, quoteId, sign, enquiryId } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    const booking = () => hasAcceptedQuote(db(), { kind: 'enquiry', id: enquiryId })
    // Until then it is kept from being cancelled alone.
    expect(await booking()).toBe(true)
    expect(await undone()).toMatchObject({ kind: 'changed' })
    expect(await booking()).toBe(false)
    expect([await bookings(), await due()]).toEqual([[], []])
    expect(await states()).toEqual(['withdrawn', 'voided'])
    expect(await page()).toMatchObject({ state: 'voided' })
    expect(await enquiry()).toMatchObject({ status: 'quoted', outcome_venue_id: null })
    expect(await sign(1, 'B')).toEqual({ kind: 'closed' })
    // Pressed again is once.
    const again = await Promise.all(Array.from({ length: 20 }, () => undone()))
    expect(again.map(({ kind }) => kind)).not.toContain('gone')
    const [history, audit] = await Promise.all([
      db().selectFrom('quote_history').select('details').where('event', '=', 'voided').execute(),
      db().selectFrom('audit_log').select('subject_id').where('action', '=', 'quotes.voided').execute(),
    ])
    expect([history, audit]).toEqual([[{ details: { reason: 'A mistake' } }], [{ subject_id: quoteId }]])
  })
})
