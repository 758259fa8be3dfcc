import { describe, expect, test } from 'vitest'
import { acceptedQuote } from '../../../../../tests/helpers/accepted-quote.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { readAccepted } from '../accepted-view.server.ts'
import { accountsJson } from '../accounts/accounts-file.server.ts'
import { readAccounts } from '../accounts/read-accounts.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { notePayment } from './note-payment.server.ts'
import { readNextPayments, readPayments } from './payments.repository.server.ts'

const ACCEPTED = new Date('2026-11-02T23:30:00Z')
const NOW = new Date('2026-11-20T09:00:00Z')

describe.each(BOTH_ENGINES)('payments of an accepted quote on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const by = await storedColleague(database(), 'Léa Morel')
    const stored = await acceptedQuote(database(), by, ACCEPTED)
    const stamp = { by, at: NOW }
    const [deposit] = (await readPayments(database().db, stored.quoteId, NOW)).payments
    if (deposit === undefined) throw new Error('no deposit')
    const note = (version: number, paidDay: string | null, paidCents: number | null, text = '') =>
      notePayment(database(), { id: deposit.id, version, paidDay, paidCents, note: text }, stamp)
    return { ...stored, deposit, note }
  }

  test('part of it, all of it, nothing of it: each with its history; another’s version is a conflict', async () => {
    const { quoteId, enquiryId, deposit, note } = await setUp()
    const sums = async () => {
      const quote = { id: quoteId, enquiry_id: enquiryId, reference: null }
      const accepted = await readAccepted(database().db, quote, await versionsOf(database().db, quoteId))
      return [accepted?.openCents ?? 0, accepted?.paidCents]
    }
    const [planned = 0] = await sums()
    expect(deposit).toMatchObject({ cents: 798_000, dueDay: '2026-11-09', state: 'overdue', version: 1 })
    expect(await note(1, '2026-11-12', 300_000, 'by cheque')).toMatchObject({
      kind: 'saved',
      before: { paidCents: null },
      payment: { state: 'overdue', paidCents: 300_000, version: 2 },
    })
    expect(await sums()).toEqual([planned - 300_000, 300_000])
    expect(await note(1, '2026-11-12', 1)).toMatchObject({
      kind: 'conflict',
      present: { paidCents: 300_000 },
    })
    expect(await note(2, '2026-11-21', 798_000)).toEqual({ kind: 'refused', problem: 'future' })
    expect(await readNextPayments(database().db, [enquiryId], NOW)).toMatchObject([
      { payment: { kind: 'deposit', state: 'overdue', openCents: 498_000 } },
    ])
    expect(await note(2, '2026-11-20', 798_000)).toMatchObject({ payment: { state: 'paid', version: 3 } })
    expect(await note(3, '2026-11-20', 798_000)).toMatchObject({ payment: { version: 3 } })
    expect(await readNextPayments(database().db, [enquiryId], NOW)).toMatchObject([
      { payment: { kind: 'balance', state: 'due', openCents: 798_000 } },
    ])
    expect(await note(3, null, null)).toMatchObject({ payment: { paidCents: null, paidDay: null } })
    const history = await database()
      .db.selectFrom('quote_history')
      .select(['event', 'details'])
      .where('quote_id', '=', quoteId)
      .where('event', 'like', 'payment-%')
      .execute()
    expect(history.map(({ event }) => event).toSorted()).toEqual([
      'payment-noted',
      'payment-noted',
      'payment-unnoted',
    ])
    expect(history.map(({ details }) => details)).toContainEqual({
      kind: 'deposit',
      from: { paidDay: null, paidCents: null, note: '' },
      to: { paidDay: '2026-11-12', paidCents: 300_000, note: 'by cheque' },
    })
    const audit = await database()
      .db.selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', quoteId)
      .where('action', 'like', 'quotes.payment-%')
      .execute()
    expect(audit).toHaveLength(3)
  })

  test('the accountant is given the golden totals of the day in Paris, and what became of them', async () => {
    const { quoteId, note } = await setUp()
    await note(1, '2026-12-01', 1)
    await note(1, '2026-11-20', 798_000)
    const { db } = database()
    const of = async (from: string, to: string) => readAccounts(db, { from, to })
    // Half past eleven in the evening in UTC is the next day in Paris.
    expect(await of('2026-11-01', '2026-11-02')).toEqual({ quotes: [], payments: [] })
    const accounts = await of('2026-11-03', '2026-11-30')
    expect(accounts).toMatchObject({
      quotes: [
        {
          ...{ version: 1, kind: 'offer', state: 'waiting-for-owner', acceptedDay: '2026-11-03' },
          ...{ company: 'Atelier Kuroda', siren: '732829320', vatNumber: 'FR44732829320', country: 'FR' },
          ...{ netCents: 1_330_000, vatCents: 266_000, grossCents: 1_596_000, voidedDay: null },
          rates: [{ vatBp: 2000, vatReason: null, netCents: 1_330_000, vatCents: 266_000 }],
        },
      ],
      payments: [
        { kind: 'deposit', dueCents: 798_000, paidDay: '2026-11-20', paidCents: 798_000, struckDay: null },
      ],
    })
    const [json] = await Array.fromAsync(accountsJson({ from: '2026-11-03', to: '2026-11-30' }, accounts))
    expect(JSON.parse(json ?? '')).toMatchObject({ unit: 'cent', quotes: [{ grossCents: 1_596_000 }] })
    await db.updateTable('quote_version').set({ state: 'voided' }).where('quote_id', '=', quoteId).execute()
    await db
      .insertInto('quote_history')
      .values({
        ...{ id: quoteId, quote_id: quoteId, n: 1, at: '2026-12-05T10:00:00.000Z', actor: null },
        ...{ event: 'voided', details: JSON.stringify({}) as never },
      })
      .execute()
    await db
      .updateTable('payment')
      .set({ struck_at: '2026-12-05T10:00:00.000Z' })
      .where('quote_id', '=', quoteId)
      .execute()
    expect(await of('2026-12-01', '2026-12-31')).toMatchObject({
      quotes: [{ state: 'voided', acceptedDay: '2026-11-03', voidedDay: '2026-12-05' }],
      payments: [],
    })
    expect((await of('2026-11-09', '2026-11-09')).payments).toMatchObject([{ struckDay: '2026-12-05' }])
  })
})
