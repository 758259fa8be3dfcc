import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { renderMail } from '#/app/render-mail.tsx'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { suggestVenues } from '#/modules/enquiries/server/fit/suggest-venues.queries.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { ReplyToSend } from '../../model/reply.schema.ts'
import { venuesAtFirst } from '../../model/reply-choice.ts'
import { readReplyKit } from './reply-kit.server.ts'
import { sendReply } from './send-reply.server.ts'
import { withdrawReply } from './withdraw-reply.server.ts'

const NOW = new Date('2026-12-07T09:00:00.000Z')
const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }
const NAMES = {
  marbeuf: 'Hôtel de Marbeuf',
  breteuil: 'Hôtel de Breteuil',
  popincourt: 'Loft Blanc Popincourt',
}

describe.each(ENGINES)('venues that are not available on %s', (engine) => {
  const database = useDatabase(engine)

  /** A general request, which names no venue. */
  async function setUp(language: Language = 'fr') {
    const lea = await storedColleague(database(), 'Léa Morel')
    const room = { capacity_standing: 50, eventTypes: ['showroom'], minimum_days: 1 }
    for (const [slug, name] of Object.entries(NAMES)) await addVenue(database(), slug, { ...room, name })
    const wish = {
      start_date: '2027-03-02',
      duration: '3',
      guests: '20_50',
      details: { eventType: 'private_showroom' },
    }
    await storedEnquiry(database(), { reference: 'Q-26-0030', kind: 'quote', language, ...wish })
    const kit = await readReplyKit(database(), 'Q-26-0030', lea.name, 'fr', NOW)
    if (kit === undefined) throw new Error('No kit')
    const reply = (template: 'refusal' | 'price' | 'visit' | 'checking', part: Partial<ReplyToSend> = {}) =>
      ({
        reference: 'Q-26-0030',
        key: randomUUID(),
        version: 1,
        language,
        template,
        ...(kit.texts[language]?.templates[template] ?? { subject: '', body: '' }),
        typed: {
          optionDate: '2026-12-15',
          visitDate: '2026-12-14',
          visitTime: '10:00',
          visitPlace: 'x',
          quoteDate: '2026-12-09',
        },
        ...venuesAtFirst(kit, template),
        prices: {},
        cc: [],
        ...part,
      }) satisfies ReplyToSend
    return { lea, kit, reply }
  }

  test.each(LANGUAGE_CODES)('which one is asked; it is named and never shown, in %s', async (language) => {
    const { lea, reply } = await setUp(language)
    const open = reply('refusal')
    expect(open.venues.toSorted()).toEqual(Object.keys(NAMES).toSorted())
    const silent = { subject: 'Q-26-0030', body: '{name}\n\n{venueCards}\n\n{signature}' }
    for (const text of [{}, silent]) {
      const outcome = await sendReply(database(), { ...open, ...text }, lea, NOW)
      expect(outcome).toMatchObject({ kind: 'unfilled', fields: expect.arrayContaining(['refused']) })
    }
    // Also where a page shows it by mistake.
    await sendReply(database(), { ...open, refused: ['marbeuf'] }, lea, NOW)
    const mail = await database().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    const { text } = await renderMail(mail.payload, CONTEXT)
    const plain = text.replaceAll(/\s+/gu, ' ')
    expect(plain.split(NAMES.marbeuf)).toHaveLength(2)
    for (const name of [NAMES.breteuil, NAMES.popincourt]) expect(plain).toContain(name)
    expect(plain).not.toMatch(/[{}]|＿＿＿/u)
  })

  test('a text of the agency from before names the refused ones, not those that it shows', async () => {
    const { lea, reply } = await setUp()
    const body = '{name}, {venues}, ce n’est pas libre.\n\n{venueCards}\n\n{signature}'
    await sendReply(database(), reply('refusal', { body, refused: ['popincourt'] }), lea, NOW)
    const mail = await database().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    const { text } = await renderMail(mail.payload, CONTEXT)
    expect(text).toContain('Loft Blanc Popincourt, ce n’est pas libre.')
  })

  test('what was refused is not proposed again; a withdrawn answer has refused nothing', async () => {
    const { lea, reply } = await setUp()
    const answer = reply('refusal', { refused: ['breteuil'] })
    await sendReply(database(), answer, lea, NOW)
    const proposed = async () => (await suggestVenues(database(), 'Q-26-0030')).map(({ slug }) => slug)
    expect((await proposed()).toSorted()).toEqual(['marbeuf', 'popincourt'])
    expect((await readReplyKit(database(), 'Q-26-0030', lea.name, 'fr', NOW))?.proposed).not.toContain(
      'breteuil',
    )
    await withdrawReply(database(), answer.key, lea, new Date(NOW.getTime() + 1000))
    expect(await proposed()).toContain('breteuil')
  })

  test.each(['price', 'visit', 'checking'] as const)(
    '%s says nothing of venues that the client has not named',
    async (template) => {
      const { lea, reply } = await setUp()
      expect(await sendReply(database(), reply(template), lea, NOW)).toMatchObject({ kind: 'unfilled' })
    },
  )

  test('days that another request has won are not said to be free, other days are', async () => {
    const { lea, reply } = await setUp()
    const venue = await database()
      .db.selectFrom('venue')
      .select('id')
      .where('slug', '=', 'marbeuf')
      .executeTakeFirst()
    const won = {
      status: 'won',
      start_date: '2027-02-28',
      duration: '5 days',
      outcome_venue_id: venue?.id ?? null,
    } as const
    await storedEnquiry(database(), { reference: 'Q-26-0003', ...won })
    const price = reply('price', {
      venues: ['marbeuf', 'breteuil'],
      prices: {
        marbeuf: { amount: '9600', bills: 'charged' },
        breteuil: { amount: '9600', bills: 'charged' },
      },
    })
    expect(await sendReply(database(), price, lea, NOW)).toEqual({
      kind: 'taken',
      names: ['Hôtel de Marbeuf'],
      references: ['Q-26-0003'],
    })
    const later = { ...price, typed: { ...price.typed, startDate: '2027-03-05' } }
    expect(await sendReply(database(), later, lea, NOW)).toMatchObject({ kind: 'sent' })
  })

  test('after an option that was sold to somebody else, the letter to its client is prepared until somebody has written', async () => {
    await setUp()
    const lea = await storedColleague(database(), 'Anna Bell')
    const { db } = database()
    const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    await db.updateTable('enquiry').set({ first_answered_at: NOW.toISOString() }).execute()
    const venue = await db
      .selectFrom('venue')
      .select('id')
      .where('slug', '=', 'breteuil')
      .executeTakeFirstOrThrow()
    const days = { venueId: venue.id, firstDay: '2027-03-02', lastDay: '2027-03-04', title: 'x', note: '' }
    const stamp = { by: lea, at: NOW }
    const place = (entry: Parameters<typeof placeEntry>[1]) =>
      db.transaction().execute((tx) => placeEntry(tx, entry, stamp))
    const untilAt = '2026-12-20T17:00:00.000Z'
    await place({ ...days, kind: 'hold', untilAt, origin: { kind: 'enquiry', id } })
    const kit = () => readReplyKit(database(), 'Q-26-0030', lea.name, 'fr', NOW)
    expect(await kit()).toMatchObject({ template: 'followUp', outsold: [] })
    await place({ ...days, kind: 'booking', untilAt: null, origin: null })
    const prepared = await kit()
    expect(prepared).toMatchObject({ template: 'refusal', outsold: ['breteuil'] })
    const chosen = prepared && venuesAtFirst(prepared, 'refusal')
    expect(chosen?.refused).toEqual(['breteuil'])
    expect(chosen?.venues).not.toContain('breteuil')
    await db
      .insertInto('enquiry_history')
      .values({
        ...{ id: randomUUID(), enquiry_id: id, at: new Date(NOW.getTime() + 1).toISOString() },
        ...{ actor: lea.id, event: 'called', details: toJson({}) },
      })
      .execute()
    expect(await kit()).toMatchObject({ template: 'followUp', outsold: [] })
  })
})
