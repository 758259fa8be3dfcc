import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { renderMail } from '#/app/render-mail.tsx'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { MailError, type OutgoingMail } from '#/platform/outbox/outgoing-mail.ts'
import { sendNextMail } from '#/platform/outbox/send-next-mail.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { notingCarrier, outboxParts, TEST_SECRET } from '../../../../../tests/helpers/outbox.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import { quoteBehind } from '../acceptance/quote-behind.server.ts'
import { beginQuote } from '../begin-quote.server.ts'
import { startVersion } from '../draft.server.ts'
import { quotesOfRequest } from '../list-quotes.server.ts'
import { readQuoteHistory } from '../quote-history.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { readQuote } from '../quote-view.server.ts'
import { sendQuoteNow, takeBackQuoteNow } from './quote-sending.server.ts'
import { readdressQuote, undoReaddress } from './readdress-quote.server.ts'

const NOW = new Date('2026-12-01T09:00:00Z')
const [UNTIL, UNTIL_IN_PARIS] = ['2026-12-08T17:00:00.000Z', '2026-12-08T18:00']

describe.each(BOTH_ENGINES)('a quote that is sent, on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const by = await storedColleague(database(), 'Léa Morel')
    const slug = `loft-${randomUUID().slice(0, 8)}`
    const fields = { minimum_days: 14, price_from_day_cents: 95_000 }
    const venueId = await addVenue(database(), slug, fields)
    const enquiryId = await storedEnquiry(
      database(),
      { first_day: '2027-03-01', last_day: '2027-03-02', language: 'en' },
      [{ id: venueId, slug, name: slug }],
    )
    const at = (seconds = 0) => ({ by, at: new Date(NOW.getTime() + seconds * 1000) })
    const begun = await beginQuote(database(), enquiryId, at())
    if (begun.kind === 'gone') throw new Error('not begun')
    const { quoteId } = begun
    const files = new Map<string, Buffer>()
    const send = async (more: object = {}, seconds = 0) => {
      const { version } = await database()
        .db.selectFrom('quote')
        .select('version')
        .where('id', '=', quoteId)
        .executeTakeFirstOrThrow()
      return sendQuoteNow(database(), { quoteId, version, grossCents: [1_596_000], ...more }, at(seconds), {
        secret: TEST_SECRET,
        storage: { put: async (key, bytes) => void files.set(key, Buffer.from(bytes)) },
        draw: async ({ reference }) => Buffer.from(`the PDF of ${reference}`),
      })
    }
    /** Change the draft: its mail, and what is said of its hires. */
    const edit = async ({ hold = '', ...more }: { hold?: string; mail?: object }) => {
      const [draft] = await versionsOf(database().db, quoteId)
      const document = quoteDocumentSchema.parse({ ...(draft?.document as object), ...more })
      const lines = document.lines.map((line) => ({ ...line, holdUntil: hold }))
      await database()
        .db.updateTable('quote_version')
        .set({ document: toJson({ ...document, lines }) })
        .where('quote_id', '=', quoteId)
        .execute()
    }
    const enquiry = () =>
      database().db.selectFrom('enquiry').selectAll().where('id', '=', enquiryId).executeTakeFirstOrThrow()
    const holds = () =>
      database()
        .db.selectFrom('calendar_entry')
        .select(['state', 'first_day', 'last_day', 'until_at', 'origin_id'])
        .where('venue_id', '=', venueId)
        .execute()
    const mails = () =>
      database().db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).execute()
    return { at, by, venueId, enquiryId, quoteId, files, send, edit, enquiry, holds, mails }
  }

  test('promises its mail, makes the request quoted and holds the days; taken back, all of it is as it was', async () => {
    const { at, quoteId, enquiryId, send, edit, enquiry, holds, mails } = await setUp()
    await edit({ hold: UNTIL_IN_PARIS })
    expect(await send()).toMatchObject({ kind: 'sent' })
    expect(await enquiry()).toMatchObject({ status: 'quoted', first_answered_at: NOW.toISOString() })
    const days = { first_day: '2027-03-01', last_day: '2027-03-02' }
    expect(await holds()).toEqual([{ state: 'active', ...days, until_at: UNTIL, origin_id: enquiryId }])
    expect(await mails()).toMatchObject([
      { run_at: '2026-12-01T09:00:10.000Z', payload: { template: 'quote-sent', sealed: {} } },
    ])
    expect(await takeBackQuoteNow(database(), quoteId, at(5))).toBe(true)
    expect(await enquiry()).toMatchObject({ status: 'new', first_answered_at: null })
    expect((await holds()).map(({ state }) => state)).toEqual(['released'])
    expect(await mails()).toEqual([])
    // The same number, and a new promise.
    await edit({})
    expect(await send({}, 60)).toMatchObject({ kind: 'sent' })
    expect(await mails()).toHaveLength(1)
    expect(await enquiry()).toMatchObject({ status: 'quoted' })
  })

  test('arrives with the PDF that was stored and a link; a file that has changed is never sent', async () => {
    const { send, edit, files, quoteId, at } = await setUp()
    await edit({
      mail: { subject: 'Our quote {reference}', body: 'Dear Camille,\n\nHere it is.\n\n{signature}' },
    })
    await send()
    const sent: OutgoingMail[] = []
    const { carrier } = notingCarrier(async (mail) => void sent.push(mail))
    const get = async (key: string) => files.get(key)
    const parts = { ...outboxParts(database(), carrier), render: renderMail, now: () => at(11).at }
    expect(await sendNextMail({ ...parts, files: { get: async () => Buffer.from('another') } })).toBe(true)
    expect(sent).toEqual([])
    const outbox = database().db.selectFrom('outbox').select(['failure', 'failed_at'])
    expect(await outbox.execute()).toEqual([{ failure: 'unwritten', failed_at: null }])
    expect(await sendNextMail({ ...parts, files: { get }, now: () => at(120).at })).toBe(true)
    const [version] = await versionsOf(database().db, quoteId)
    const bytes = Buffer.from(sent[0]?.attachments?.[0]?.bytes ?? [])
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(version?.pdf_hash)
    expect(sent[0]).toMatchObject({ subject: 'Our quote D-26-0001', to: { address: 'camille@example.com' } })
    expect(sent[0]?.attachments?.[0]?.name).toMatch(/^D-26-\d{4}-1\.pdf$/)
    expect(sent[0]?.text).toMatch(/https:\/\/passage\.example\/q\/[\w-]{43}/)
    expect(sent[0]?.text).toContain('€15,960.00')
    // It has left, and cannot be taken back.
    expect(await takeBackQuoteNow(database(), quoteId, at(121))).toBe(false)
  })

  test('days that are sold meanwhile keep it a draft, and nothing is promised', async () => {
    const { at, venueId, quoteId, send, edit, mails, enquiry } = await setUp()
    const sale = { firstDay: '2027-03-02', lastDay: '2027-03-03', title: 'Other', note: '', untilAt: null }
    await database()
      .db.transaction()
      .execute((db) => placeEntry(db, { ...sale, venueId, kind: 'booking', origin: null }, at()))
    await edit({ hold: UNTIL_IN_PARIS })
    expect(await send()).toMatchObject({ kind: 'taken', by: { title: 'Other' } })
    expect(await versionsOf(database().db, quoteId)).toMatchObject([{ state: 'draft', pdf_hash: null }])
    expect([await mails(), (await enquiry()).status]).toEqual([[], 'new'])
  })

  test('a corrected address gets the same version under a new link, and the link before is dead at that moment', async () => {
    const { at, by, quoteId, send, files, mails } = await setUp()
    await send()
    const db = database().db
    const version = async () => {
      const row = await db.selectFrom('quote').select('version').where('id', '=', quoteId).executeTakeFirst()
      return row?.version ?? 0
    }
    const on = async (to: string, seconds: number, of?: number) =>
      readdressQuote(database(), { quoteId, version: of ?? (await version()), to }, at(seconds), TEST_SECRET)
    // The first one can still be taken back.
    expect(await on('cam@example.com', 5)).toEqual({ kind: 'waiting' })
    const letters: OutgoingMail[] = []
    const refusing = notingCarrier(async () => {
      throw new MailError('refused', '550 no such user', { permanent: true })
    })
    const noting = notingCarrier(async (mail) => void letters.push(mail))
    const deliver = (carrier: typeof noting.carrier, seconds: number) =>
      sendNextMail({
        ...{ ...outboxParts(database(), carrier), render: renderMail, now: () => at(seconds).at },
        files: { get: async (key) => files.get(key) },
      })
    await deliver(refusing.carrier, 11)
    const delivery = async () => (await readQuote(db, quoteId, at(20).at))?.delivery
    expect(await delivery()).toEqual({ failure: 'refused', corrected: null })
    expect(await on('CAMILLE@example.com', 20)).toEqual({ kind: 'same' })
    expect(await on('cam@example.com', 20, 1)).toMatchObject({ kind: 'conflict' })
    const links = () =>
      db
        .selectFrom('quote_link')
        .select(['sent_to', 'revoked_at', 'token_hash'])
        .orderBy('created_at')
        .execute()
    expect(await on('cam@example.com', 30)).toMatchObject({ kind: 'sent', to: 'cam@example.com' })
    expect(await links()).toMatchObject([
      { sent_to: 'camille@example.com', revoked_at: at(30).at.toISOString() },
      { sent_to: 'cam@example.com', revoked_at: null },
    ])
    expect(await delivery()).toBeNull()
    // Taken back, all is as it was; sent again, it arrives with a link that is good.
    expect(await undoReaddress(database(), quoteId, { ...at(35), by: { ...by, id: randomUUID() } })).toBe(
      false,
    )
    expect(await undoReaddress(database(), quoteId, at(35))).toBe(true)
    expect((await links()).map(({ revoked_at }) => revoked_at === null)).toEqual([true, false])
    expect(await delivery()).toEqual({ failure: 'refused', corrected: null })
    expect(await on('cam@example.com', 60)).toMatchObject({ kind: 'sent' })
    expect(await deliver(noting.carrier, 75)).toBe(true)
    expect(await undoReaddress(database(), quoteId, at(76))).toBe(false)
    expect(letters).toMatchObject([{ to: { address: 'cam@example.com' } }])
    const [, token = ''] = /\/q\/([\w-]{43})/.exec(letters[0]?.text ?? '') ?? []
    expect(await quoteBehind(db, token, at(80).at)).toMatchObject({ version: { n: 1, state: 'sent' } })
    const good = (await links()).filter(({ revoked_at }) => revoked_at === null)
    expect(good).toMatchObject([{ sent_to: 'cam@example.com' }])
    expect(await mails()).toHaveLength(2)
    const history = await readQuoteHistory(db, quoteId)
    expect(history.map(({ event, n, actor }) => [event, n, actor])).toEqual([
      ['readdressed', 1, { name: 'Léa Morel' }],
      ['readdress-undone', 1, { name: 'Léa Morel' }],
      ['readdressed', 1, { name: 'Léa Morel' }],
      ['sent', 1, { name: 'Léa Morel' }],
      ['started', 1, { name: 'Léa Morel' }],
    ])
    expect(history[0]?.details).toMatchObject({ from: 'camille@example.com', to: 'cam@example.com' })
    // The next version goes where this one went.
    await startVersion(database(), quoteId, at(90))
    expect((await readQuote(db, quoteId, at(90).at))?.document.client.email).toBe('cam@example.com')
    await db
      .updateTable('quote_version')
      .set({ state: 'withdrawn' })
      .where('quote_id', '=', quoteId)
      .where('n', '=', 1)
      .execute()
    expect(await on('c@example.com', 95)).toEqual({ kind: 'closed' })
  })

  test('an address that was corrected on the request is offered for the quote', async () => {
    const { at, quoteId, enquiryId, send } = await setUp()
    await send()
    const db = database().db
    await db.updateTable('enquiry').set({ email: 'right@example.com' }).where('id', '=', enquiryId).execute()
    const delivery = async () => (await quotesOfRequest(db, enquiryId, at(60).at))[0]?.delivery
    expect(await delivery()).toBeNull()
    await db
      .insertInto('enquiry_history')
      .values({
        ...{ id: randomUUID(), enquiry_id: enquiryId, at: at(30).at.toISOString(), actor: 'system' },
        ...{ event: 'facts-changed', details: toJson({ before: {}, after: { email: 'right@example.com' } }) },
      })
      .execute()
    expect(await delivery()).toEqual({ failure: null, corrected: 'right@example.com' })
    expect((await readQuote(db, quoteId, at(60).at))?.delivery?.corrected).toBe('right@example.com')
  })
})
