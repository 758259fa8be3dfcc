import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { holdsAddress } from '#/lib/address-in-text.ts'
import { erasePerson, exportPerson } from '#/modules/enquiries/server/privacy/person.server.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { acceptQuote } from '#/modules/quotes/server/acceptance/accept-quote.server.ts'
import { sendCode } from '#/modules/quotes/server/acceptance/acceptance-code.server.ts'
import { checkQuotes } from '#/modules/quotes/server/acceptance/check-quotes.server.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { promiseQuote } from '#/modules/quotes/server/promise-quote.server.ts'
import { sendQuoteNow } from '#/modules/quotes/server/sending/quote-sending.server.ts'
import { shareList } from '#/modules/shortlists/server/share-list.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { emptyReport } from '#/platform/integrity/check-report.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { BOTH_ENGINES, useDatabase } from '../../tests/helpers/database.ts'
import { TEST_SECRET } from '../../tests/helpers/outbox.ts'
import { storedColleague } from '../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../tests/helpers/venue-rows.ts'
import { offerAllPersonalData } from './offer-all-personal-data.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const AT = NOW.toISOString()
const EMAIL = 'zoe_x@example.com'
/** As a user may have typed it; and those of others, which a careless pattern would take for hers. */
const TYPED = 'Zoe_X@Example.com'
const OTHERS = ['zoe-x@example.com', `ana.${EMAIL}`, `${EMAIL}.au`] as const

describe.each(BOTH_ENGINES)('every place that keeps the address of a person, on %s', (engine) => {
  const database = useDatabase(engine)

  const placesOf = (address: string) => placesWhere((value) => holdsAddress([value], address))

  /** Every column of every table as text, named by table and column. */
  async function placesWhere(holds: (value: unknown) => boolean): Promise<string[]> {
    const { db } = database()
    const found = new Set<string>()
    for (const { name, columns } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as 'enquiry')
        .selectAll()
        .execute()
      for (const { name: column } of columns)
        for (const row of rows) {
          const value = (row as Record<string, unknown>)[column]
          if (holds(value)) found.add(`${name}.${column}`)
        }
    }
    return [...found].toSorted()
  }

  async function fill(address: string, n: number): Promise<void> {
    const { db } = database()
    const own = await storedEnquiry(database(), { email: address, reference: `Q-26-010${n}` })
    const others = await storedEnquiry(database(), {
      ...{ email: `boss${n}@example.org`, reference: `Q-26-020${n}` },
    })
    await addVenue(database(), `venue-${n}`)
    const [venue] = await db.selectFrom('venue').select('id').where('slug', '=', `venue-${n}`).execute()
    await db
      .insertInto('venue_private')
      .values({ venue_id: venue?.id ?? '', version: 1, address: '', changed_at: AT, owner_email: address })
      .execute()
    await db
      .insertInto('owner_ask')
      .values({
        ...{ id: `ask-${n}`, venue_id: venue?.id ?? '', first_day: '2027-03-01', last_day: '2027-03-02' },
        ...{ event: 'Showroom', set_up: '', asked_at: AT, asked_by: 'Léa', sent_to: address, language: 'fr' },
        ...{ wished_until: AT, answer: 'none', note: '', version: 1 },
      })
      .execute()
    const history = { actor: 'system', at: AT, event: 'note' }
    await db
      .insertInto('enquiry_history')
      .values([
        { ...history, id: `own-${n}`, enquiry_id: own, details: toJson({ text: address }) },
        {
          ...history,
          id: `other-${n}`,
          enquiry_id: others,
          details: toJson({ text: `ask ${address}, please` }),
        },
      ])
      .execute()
    await db
      .insertInto('follow_up')
      .values({
        ...{
          id: `follow-${n}`,
          enquiry_id: others,
          kind: 'hand',
          day: '2026-12-01',
          note: `mail ${address}`,
        },
        ...{ created_at: AT, version: 1 },
      })
      .execute()
    const data = { to: { name: '', address: `boss${n}@example.org` }, cc: [address, 'third@example.org'] }
    await db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, { payload: { template: 'reply', data }, enquiryId: others, at: AT })
      await enqueueMail(transaction, { payload: { to: address }, enquiryId: own, at: AT })
      const asked = { template: 'owner-ask', data: { email: address } }
      await enqueueMail(transaction, { payload: asked, enquiryId: null, at: AT })
    })
    const list = {
      ...{ title: '', ownerName: '', startDate: null, days: null, guests: null, layout: null },
      venues: [{ slug: `venue-${n}`, note: '' }],
    }
    const options = { notes: true, prices: true, answers: true }
    const document = quoteDocumentSchema.parse({
      ...{ language: 'en', validUntil: '2026-12-01', lines: [], client: { email: address } },
    })
    const by = await storedColleague(database(), `Colleague ${n}`)
    const quoteId = await db
      .transaction()
      .execute((transaction) => startQuote(transaction, { enquiryId: own, document }, { by, at: NOW }))
    await db.updateTable('quote_version').set({ sent_to: address }).where('quote_id', '=', quoteId).execute()
    await db
      .insertInto('quote_link')
      .values({
        ...{ id: `link-${n}`, quote_id: quoteId, token_hash: `hash-${n}`, kind: 'client', sent_to: address },
        ...{ created_at: AT, created_by: null, revoked_at: null },
      })
      .execute()
    const [version] = await db
      .selectFrom('quote_version')
      .select('id')
      .where('quote_id', '=', quoteId)
      .execute()
    await db
      .insertInto('acceptance_code')
      .values({
        ...{ id: `code-${n}`, link_id: `link-${n}`, version_id: version?.id ?? '', code_hash: 'x', tries: 0 },
        ...{ signer: toJson({ name: 'Z', email: address }), sent_at: AT, until: AT, passed_at: null },
      })
      .execute()
    await db
      .updateTable('quote_history')
      .set({ details: toJson({ to: address }) })
      .where('quote_id', '=', quoteId)
      .execute()
    const link = { token: String(n).repeat(32), owner: `a${String(n).repeat(31)}` }
    await shareList(database(), { language: 'en', list, options, email: address }, link, NOW)
    const other = { token: `b${String(n).repeat(31)}`, owner: `c${String(n).repeat(31)}` }
    await shareList(database(), { language: 'en', list, options, email: '' }, other, NOW)
    const [{ id: listId } = { id: '' }] = await db
      .selectFrom('shared_list')
      .select('id')
      .where('email', 'is', null)
      .orderBy('created_at', 'desc')
      .execute()
    await db
      .insertInto('shared_list_comment')
      .values({
        ...{ id: `c-${n}`, list_id: listId, reader: 'r', slug: 'x', name: 'Z', at: AT, removed_at: null },
        text: `write to ${address}`,
      })
      .execute()
  }

  test('is in the export, and empty after the erasure; a neighbour’s stays', async () => {
    offerAllPersonalData()
    await fill(TYPED, 1)
    for (const [at, other] of OTHERS.entries()) await fill(other, at + 2)
    const places = await placesOf(EMAIL)
    expect(places).toEqual([
      'acceptance_code.signer',
      'enquiry.email',
      'enquiry_history.details',
      'follow_up.note',
      'outbox.payload',
      'owner_ask.sent_to',
      'quote_history.details',
      'quote_link.sent_to',
      'quote_version.document',
      'quote_version.sent_to',
      'shared_list.email',
      'shared_list_comment.text',
      'venue_private.owner_email',
    ])
    const parts = { database: database(), now: NOW, remove: async () => {} }
    const exported = await exportPerson({ email: EMAIL }, parts)
    expect(exported.requests).toHaveLength(1)
    expect(exported.others).toMatchObject({
      sharedLists: [{}],
      sharedListComments: [{}],
      letVenues: [{}],
      ownerAsks: [{}],
      quotes: [{}],
      acceptances: [{}],
      followUps: [{}],
      mentions: [{ mail: {} }, { event: 'note' }],
    })
    await erasePerson({ email: EMAIL }, parts)
    expect(await placesOf(EMAIL)).toEqual([])
    for (const other of OTHERS) expect([other, await placesOf(other)]).toEqual([other, places])
    const mails = await database().db.selectFrom('outbox').select('payload').execute()
    expect(mails).toContainEqual({
      payload: expect.objectContaining({ data: expect.objectContaining({ cc: ['third@example.org'] }) }),
    })
    expect(
      JSON.stringify(await database().db.selectFrom('enquiry_history').select('details').execute()),
    ).toContain('ask …, please')
  })

  test('of a person with an accepted and an open quote the accepted one stays, whole and named, and nothing else', async () => {
    offerAllPersonalData()
    const { db } = database()
    const name = 'Zoé Quintrelle'
    const stamp = { by: await storedColleague(database(), 'Léa Morel'), at: NOW }
    const files = new Map<string, Uint8Array>()
    const venueId = await addVenue(database(), 'loft', { minimum_days: 1, price_from_day_cents: 100_000 })
    const sendTo = async (firstDay: string) => {
      const enquiryId = await storedEnquiry(database(), { email: EMAIL, full_name: name, company: null })
      const hire = { kind: 'hire', id: randomUUID(), choice: null, venueId, vatBp: 2000, vatReason: null }
      const document = quoteDocumentSchema.parse({
        ...{ language: 'en', validUntil: '2026-12-01', client: { name, email: EMAIL } },
        lines: [{ ...hire, firstDay, lastDay: firstDay, unitCents: 100_000, holdUntil: '2026-11-27T18:00' }],
      })
      const quoteId = await db
        .transaction()
        .execute((transaction) => startQuote(transaction, { enquiryId, document }, stamp))
      const wanted = { quoteId, version: 1, grossCents: [120_000] }
      let token = ''
      const outcome = await sendQuoteNow(database(), wanted, stamp, {
        secret: TEST_SECRET,
        storage: { put: async (key, bytes) => void files.set(key, bytes) },
        draw: async ({ reference }) => Buffer.from(`the PDF of ${reference}`),
        promise: async (transaction, quote) => {
          token = quote.token
          await promiseQuote(transaction, quote, TEST_SECRET)
        },
      })
      if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome))
      return { token, enquiryId, reference: outcome.reference }
    }
    const [accepted, open] = [await sendTo('2027-03-01'), await sendTo('2027-04-01')]
    await db
      .updateTable('venue_private')
      .set({ owner_email: 'owner@example.com' })
      .where('venue_id', '=', venueId)
      .execute()
    await db
      .insertInto('owner_ask')
      .values({
        ...{ id: 'ask', venue_id: venueId, first_day: '2027-04-01', last_day: '2027-04-01', client: name },
        ...{ event: '', set_up: '', asked_at: AT, asked_by: 'Léa', sent_to: 'owner@example.com', note: '' },
        ...{ language: 'fr', wished_until: AT, answer: 'none', version: 1 },
        ...{ origin_kind: 'enquiry', origin_id: open.enquiryId },
      })
      .execute()
    const parts = { now: NOW, secret: TEST_SECRET, word: async () => true }
    const { token } = accepted
    const signer = { choice: null, name, role: 'CEO', company: 'Q', email: EMAIL, language: 'en' } as const
    const sent = await sendCode(database(), { token, n: 1, signer, statement: () => 'I accept' }, parts)
    if (sent.kind !== 'sent') throw new Error(sent.kind)
    await db.updateTable('acceptance_code').set({ passed_at: AT }).where('id', '=', sent.codeId).execute()
    const confirmation = { token, codeId: sent.codeId, ip: null, userAgent: '' }
    expect(await acceptQuote(database(), confirmation, parts)).toMatchObject({ kind: 'accepted' })

    const person = { database: database(), now: NOW, remove: async () => {} }
    const { others } = await exportPerson({ email: EMAIL }, person)
    expect(others).toMatchObject({
      quotes: [
        { reference: accepted.reference },
        { reference: open.reference },
        { kind: 'deposit' },
        { kind: 'balance' },
      ],
      acceptances: [{ name, email: EMAIL, statement: 'I accept' }, { signer: { email: EMAIL } }],
    })
    const { kept } = await erasePerson({ email: EMAIL }, person)
    expect(kept).toMatchObject([{ name: accepted.reference, lastDay: '2036-12-31' }])
    expect(await placesOf(EMAIL)).toEqual([
      'quote_acceptance.evidence',
      'quote_history.details',
      'quote_link.sent_to',
      'quote_version.document',
      'quote_version.sent_to',
    ])
    expect(await placesWhere((value) => JSON.stringify(value).includes(name))).toEqual([
      'quote_acceptance.evidence',
      'quote_version.document',
    ])
    const left = await db
      .selectFrom('quote_version')
      .innerJoin('quote', 'quote.id', 'quote_id')
      .select('reference')
      .execute()
    expect(left).toEqual([{ reference: accepted.reference }])
    // The file of what stays has its row; the other one has none, and the sweep removes it.
    const papers = await db.selectFrom('quote_file').select('key').execute()
    expect(papers.map(({ key }) => files.has(key))).toEqual([true])
    const report = emptyReport()
    await checkQuotes(async (query) => (await sql.raw(query).execute(db)).rows as never, report, NOW)
    expect(report.problems).toEqual([])
  })

  test('a waiting mail of an account is neither given out nor broken, also where there is no request', async () => {
    offerAllPersonalData()
    const payload = { template: 'account-reset', data: { email: EMAIL } }
    await database()
      .db.transaction()
      .execute((transaction) => enqueueMail(transaction, { payload, enquiryId: null, at: AT }))
    const parts = { database: database(), now: NOW, remove: async () => {} }
    expect((await exportPerson({ email: EMAIL }, parts)).others.mentions).toEqual([])
    await erasePerson({ email: EMAIL }, parts)
    expect(await database().db.selectFrom('outbox').select('payload').execute()).toEqual([{ payload }])
  })
})
