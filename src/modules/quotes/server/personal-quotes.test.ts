import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { erasePerson } from '#/modules/enquiries/server/privacy/person.server.ts'
import { runRetention } from '#/modules/enquiries/server/privacy/retention.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { offerPersonalData } from '#/platform/database/personal-data.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import { startQuote } from './draft.server.ts'
import { QUOTES_OF_PERSON, sweepQuotes } from './personal-quotes.server.ts'

const AT = '2026-12-01T09:00:00Z'
const EMAIL = 'camille@example.com'

describe.each(BOTH_ENGINES)('how long quotes are kept on %s', (engine) => {
  const database = useDatabase(engine)
  beforeAll(() => offerPersonalData(QUOTES_OF_PERSON))

  const remove = async () => {}
  const references = async () =>
    (await database().db.selectFrom('quote').select('reference').orderBy('reference').execute()).map(
      ({ reference }) => reference,
    )
  const written = async () =>
    (await database().db.selectFrom('quote_version').select('state').orderBy('state').execute()).map(
      ({ state }) => state,
    )

  /** A quote of a request: a draft, or with its number; and what the client has said. */
  async function quoteOf(
    status: 'spam' | 'won',
    { reference, isAccepted = false }: { reference?: string; isAccepted?: boolean } = {},
  ) {
    const { db } = database()
    const enquiryId = await storedEnquiry(database(), { status, email: EMAIL, created_at: AT })
    const by = await storedColleague(database(), `Colleague ${randomUUID().slice(0, 8)}`)
    const client = { email: EMAIL }
    const document = quoteDocumentSchema.parse({
      ...{ language: 'fr', validUntil: '2026-12-11', client, lines: [] },
    })
    const id = await db
      .transaction()
      .execute((transaction) => startQuote(transaction, { enquiryId, document }, { by, at: new Date(AT) }))
    if (reference === undefined) return enquiryId
    await db.updateTable('quote').set({ reference }).where('id', '=', id).execute()
    if (!isAccepted) return enquiryId
    const { id: version_id } = await db
      .updateTable('quote_version')
      .set({ state: 'accepted', pdf_hash: 'hash', sent_to: EMAIL })
      .where('quote_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
    const proof = { evidence: toJson({}), evidence_hash: reference, previous_hash: `before ${reference}` }
    await db
      .insertInto('quote_acceptance')
      .values({ id: randomUUID(), version_id, choice: null, at: AT, ...proof })
      .execute()
    return enquiryId
  }

  const retain = async (moment: string) => {
    const report = await runRetention(database(), new Date(moment), remove)
    await sweepQuotes(database(), new Date(moment))
    return report
  }

  test('spam goes with a draft, and stays with a number: its quote goes after three years, its number never', async () => {
    await quoteOf('spam')
    await quoteOf('spam', { reference: 'D-26-0001' })
    expect(await retain('2027-03-02T09:00:00Z')).toMatchObject({ spamDeleted: 1, leftForNextRun: 0 })
    expect([await references(), await written()]).toEqual([['D-26-0001'], ['draft']])
    expect(await retain('2029-12-02T09:00:00Z')).toMatchObject({ anonymized: 1, spamDeleted: 0 })
    expect([await references(), await written()]).toEqual([['D-26-0001'], []])
    expect(await retain('2029-12-03T09:00:00Z')).toMatchObject({ anonymized: 0, spamDeleted: 0 })
  })

  test('spam into which a request with a numbered quote was merged stays', async () => {
    const kept = await storedEnquiry(database(), { status: 'spam', created_at: AT })
    const merged = await quoteOf('spam', { reference: 'D-26-0001' })
    await database()
      .db.insertInto('enquiry_merge')
      .values({ enquiry_id: merged, into_id: kept, entry_id: 'entry', kept_before: toJson({}) })
      .execute()
    expect(await retain('2027-03-02T09:00:00Z')).toMatchObject({ spamDeleted: 0 })
  })

  test('what was accepted stays ten years after its year, whoever asks, and the erasure says so', async () => {
    await quoteOf('won', { reference: 'D-26-0001', isAccepted: true })
    await quoteOf('won', { reference: 'D-26-0002' })
    const person = { database: database(), remove, now: new Date('2026-12-02T09:00:00Z') }
    expect(await erasePerson({ email: EMAIL }, person)).toEqual({
      erased: 2,
      kept: [expect.objectContaining({ name: 'D-26-0001', lastDay: '2036-12-31' })],
    })
    await sweepQuotes(database(), new Date('2036-12-31T12:00:00Z'))
    expect(await written()).toEqual(['accepted'])
    await sweepQuotes(database(), new Date('2037-01-01T12:00:00Z'))
    expect([await references(), await written()]).toEqual([['D-26-0001', 'D-26-0002'], []])
  })
})
