import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { renderMail } from '#/app/render-mail.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { changeEnquiry } from '#/modules/enquiries/server/record/change-enquiries.server.ts'
import { readEnquiry } from '#/modules/enquiries/server/view/read-enquiry.server.ts'
import { composeMail } from '#/platform/outbox/compose-mail.ts'
import { sendNextMail } from '#/platform/outbox/send-next-mail.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { ReplyToSend } from '../../model/reply.schema.ts'
import { readReplyKit } from './reply-kit.server.ts'
import { sendReply } from './send-reply.server.ts'
import { withdrawReply } from './withdraw-reply.server.ts'

const reference = 'Q-26-1187'
const NOW = new Date('2026-11-20T13:42:00.000Z')
const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000)

describe.each(BOTH_ENGINES)('answering on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const lea = await storedColleague(database(), 'Léa Morel')
    const name = 'Galerie Valois'
    const venue = await addVenue(database(), 'galerie-valois', {
      name,
      surface_m2: 130,
      price_from_day_cents: 240_000,
      photos: [{ ja: '白い壁のギャラリー' }],
    })
    await addVenue(database(), 'hotel-de-marbeuf', { name: 'Hôtel de Marbeuf', surface_m2: 310 })
    const id = await storedEnquiry(
      database(),
      {
        reference,
        kind: 'quote-venue',
        language: 'ja',
        full_name: '黒田 遥',
        company: null,
        email: 'h.kuroda@example.jp',
        start_date: '2027-03-02',
        duration: '6 jours',
        created_at: '2026-11-20T08:12:00.000Z',
      },
      [{ id: venue, slug: 'galerie-valois', name }],
    )
    const kit = await readReplyKit(database(), reference, lea.name, 'fr')
    if (kit === undefined) throw new Error('No kit')
    const text = kit.texts.ja?.templates.checking
    if (text === undefined) throw new Error('No template')
    const reply: ReplyToSend = {
      reference,
      key: randomUUID(),
      version: 1,
      language: 'ja',
      template: 'checking',
      ...text,
      typed: { quoteDate: '2026-11-23' },
      venues: [...kit.asked],
      refused: [],
      prices: {},
      cc: [],
    }
    const read = async () => {
      const viewer = { ...lea, role: 'agent', singleKeys: true } as const
      return readEnquiry(database(), reference, { viewer, language: 'fr', now: NOW })
    }
    const outbox = () => database().db.selectFrom('outbox').selectAll().execute()
    return { lea, id, kit, reply, read, outbox }
  }

  test('the kit chooses language and template, and knows what is asked for', async () => {
    const { kit } = await setUp()
    expect(kit).toMatchObject({
      language: 'ja',
      languages: ['ja', 'fr', 'en'],
      template: 'checking',
      asked: ['galerie-valois'],
      proposed: ['hotel-de-marbeuf'],
    })
    expect(kit.values.ja).toMatchObject({ name: '黒田 遥', startDate: '2027年3月2日', duration: '6日間' })
    expect(kit.values.fr).toMatchObject({ startDate: '2\u00a0mars 2027', duration: '6\u00a0jours' })
  })

  test('an answer from a template, in Japanese: mail, history, status, owner, clock', async () => {
    const { lea, reply, read, outbox } = await setUp()
    expect(await sendReply(database(), reply, lea, NOW)).toEqual({
      kind: 'sent',
      version: 2,
      leavesAt: seconds(10).toISOString(),
    })
    const view = await read()
    expect(view).toMatchObject({
      status: 'in-progress',
      owner: { name: 'Léa Morel' },
      answeredAt: NOW.toISOString(),
    })
    expect(view?.log[0]).toMatchObject({ event: 'reply', language: 'ja', mail: { state: 'pending' } })
    const [mail] = await outbox()
    expect(mail).toMatchObject({ id: reply.key, run_at: seconds(10).toISOString(), done_at: null })
    const rendered = await renderMail(mail?.payload, CONTEXT)
    expect(rendered).toMatchObject({
      to: { name: '黒田 遥', address: 'h.kuroda@example.jp' },
      replyTo: 'requests@passage.example',
      subject: 'お問い合わせの会場について（Q-26-1187）',
      language: 'ja',
      personal: true,
    })
    expect(rendered.text).toContain('黒田 遥様')
    expect(rendered.text).toContain('2027年3月2日から6日間')
    expect(rendered.text).toContain('130㎡\u00a0· 概算€14,400（税別）')
    expect(rendered.text).toContain('2026年11月23日')
    expect(rendered.text).not.toMatch(/[{}]|＿＿＿/u)
    expect(rendered.html).toContain('白い壁のギャラリー')
  })

  test('a price for each venue, with its minimum hire and the tax, and the request is quoted', async () => {
    const { lea, id, kit, reply, read, outbox } = await setUp()
    await database().db.updateTable('enquiry').set({ duration: '2日' }).where('id', '=', id).execute()
    await database().db.updateTable('venue').set({ minimum_days: 3 }).execute()
    const price = (language: 'en' | 'ja', amount: string): ReplyToSend => ({
      ...reply,
      key: randomUUID(),
      ...(kit.texts[language]?.templates.price ?? { subject: '', body: '' }),
      language,
      template: 'price',
      typed: { optionDate: '2026-12-01' },
      prices: { 'galerie-valois': { amount, bills: 'charged' } },
    })
    for (const amount of ['', '12 60', '$12,600', '0', '12 600 € TTC']) {
      const refused = await sendReply(database(), price('en', amount), lea, NOW)
      expect([amount, refused]).toEqual([amount, { kind: 'unfilled', fields: ['prices'] }])
    }
    expect(await sendReply(database(), { ...price('en', '1'), prices: {} }, lea, NOW)).toMatchObject({
      kind: 'unfilled',
    })
    expect(await outbox()).toEqual([])

    expect(await sendReply(database(), price('en', '12.600'), lea, NOW)).toMatchObject({ kind: 'sent' })
    const [mail] = await outbox()
    const { text, html } = await renderMail(mail?.payload, CONTEXT)
    for (const part of [
      '€12,600 excl. VAT for 3 days (minimum hire; you asked for 2)',
      '2 days: €4,800 excl. VAT',
      'VAT at 20%: €2,520',
      'Total: €15,120 incl. VAT',
    ]) {
      expect(text.replaceAll(/\s+/gu, ' ')).toContain(part)
      expect(html).toContain(part)
    }
    // The price takes the place of the estimate.
    expect(text).not.toContain('estimate')
    // What was quoted is known when it is won; a withdrawn answer has quoted nothing.
    const name = 'Galerie Valois'
    expect(await read()).toMatchObject({
      status: 'quoted',
      quoted: [{ slug: 'galerie-valois', name, netCents: 1_260_000 }],
      log: [{ event: 'reply' }],
    })
    await withdrawReply(database(), mail?.id ?? '', lea, seconds(3))
    expect(await read()).toMatchObject({ status: 'new', quoted: [] })
  })

  test('an estimate tells the minimum hire, and what was asked for', async () => {
    const { lea, id, reply, outbox } = await setUp()
    await database().db.updateTable('enquiry').set({ duration: '2日' }).where('id', '=', id).execute()
    await database().db.updateTable('venue').set({ minimum_days: 3 }).execute()
    await sendReply(database(), reply, lea, NOW)
    const [mail] = await outbox()
    const { text } = await renderMail(mail?.payload, CONTEXT)
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(
      '概算€7,200（税別） · 3日間（最短利用期間、ご希望は2日間） · 2日間の場合：€4,800（税別）',
    )
  })

  test('an unfilled field stops it, and nothing has happened', async () => {
    const { lea, reply, read, outbox } = await setUp()
    const outcome = await sendReply(database(), { ...reply, typed: { quoteDate: 'soon' } }, lea, NOW)
    expect(outcome).toEqual({ kind: 'unfilled', fields: ['quoteDate'] })
    const none = await sendReply(database(), { ...reply, venues: ['no-such-venue'] }, lea, NOW)
    expect(none).toEqual({ kind: 'unfilled', fields: ['venueCards'] })
    expect(await outbox()).toEqual([])
    expect(await read()).toMatchObject({ status: 'new', version: 1, log: [] })
  })

  test('the same key sends once, however often and however close together it comes', async () => {
    const { lea, reply, outbox } = await setUp()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => sendReply(database(), reply, lea, NOW)))
    const again = await sendReply(database(), reply, lea, seconds(5))
    expect(again).toMatchObject({ kind: 'sent', version: 2, leavesAt: seconds(10).toISOString() })
    expect(outcomes).toEqual([again, again, again].map((value) => ({ status: 'fulfilled', value })))
    expect(await outbox()).toHaveLength(1)
  })

  test('taken back in time: no mail, the request as before, and a late repetition does not send', async () => {
    const { lea, reply, read, outbox } = await setUp()
    await sendReply(database(), reply, lea, NOW)
    const other = await storedColleague(database(), 'Nina Brandt')
    expect(await withdrawReply(database(), reply.key, other, seconds(3))).toBe(false)
    expect(await withdrawReply(database(), reply.key, lea, seconds(3))).toBe(true)
    expect(await outbox()).toEqual([])
    expect(await read()).toMatchObject({
      status: 'new',
      owner: null,
      answeredAt: null,
      log: [{ event: 'withdrawn' }],
    })
    expect(await sendReply(database(), reply, lea, seconds(4))).toEqual({ kind: 'withdrawn' })
    expect(await outbox()).toEqual([])
  })

  test('it leaves after ten seconds, goes on from the mail before, and cannot be taken back then', async () => {
    const { lea, reply, read } = await setUp()
    const sent: string[] = []
    const carrier = {
      async send(mail: Parameters<typeof composeMail>[0]) {
        sent.push((await composeMail(mail, 'rooms@passage.example')).message.toString())
      },
      close() {},
    }
    const silent = () => {}
    const send = (now: Date) =>
      sendNextMail({
        database: database(),
        carrier,
        render: renderMail,
        files: { get: async () => undefined },
        context: CONTEXT,
        secret: 'a secret of at least 32 characters',
        log: { info: silent, warn: silent, error: silent },
        now: () => now,
      })
    await sendReply(database(), { ...reply, cc: ['boss@example.jp'] }, lea, NOW)
    expect(await send(seconds(9))).toBe(false)
    expect(await send(seconds(10))).toBe(true)
    expect(await withdrawReply(database(), reply.key, lea, seconds(11))).toBe(false)
    expect((await read())?.log[0]).toMatchObject({ event: 'reply', mail: { state: 'sent' } })
    const second = { ...reply, key: randomUUID(), version: 2, subject: 'Re', body: 'Encore', typed: {} }
    await sendReply(database(), second, lea, seconds(60))
    await send(seconds(70))
    expect(sent[0]).toContain('Cc: boss@example.jp')
    expect(sent[0]).not.toContain('Auto-Submitted')
    expect(sent[0]).not.toContain('In-Reply-To')
    expect(sent[1]).toContain(`In-Reply-To: <${reply.key}@passage.example>`)
    expect(sent[1]).toContain(`References: <${reply.key}@passage.example>`)
  })

  test('a visit that is confirmed: its moment is kept and goes along as a calendar file, until it is withdrawn', async () => {
    const { lea, kit, reply, read, outbox } = await setUp()
    const text = kit.texts.ja?.templates.visit
    if (text === undefined) throw new Error('No template')
    const typed = { visitDate: '2026-12-08', visitTime: '14:30', visitPlace: '9 rue de Valois' }
    const visit = { ...reply, ...text, template: 'visit' as const, typed }
    expect(await sendReply(database(), visit, lea, NOW)).toMatchObject({ kind: 'sent' })
    expect((await read())?.confirmedVisit).toEqual({ day: '2026-12-08', time: '14:30' })
    const [mail] = await outbox()
    const { attachments = [] } = await renderMail(mail?.payload, CONTEXT)
    expect(attachments).toMatchObject([{ name: 'visit.ics', type: 'text/calendar; charset=utf-8' }])
    const file = Buffer.from(attachments[0]?.bytes ?? []).toString()
    // Half past two in Paris, in winter.
    expect(file).toContain('DTSTART:20261208T133000Z')
    expect(file).toContain('LOCATION:9 rue de Valois')
    expect(file).toContain('SUMMARY:Galerie Valois')
    expect(await withdrawReply(database(), reply.key, lea, seconds(5))).toBe(true)
    expect((await read())?.confirmedVisit).toBeNull()
  })

  test('a text that no longer says the moment confirms no visit', async () => {
    const { lea, kit, reply, read, outbox } = await setUp()
    const text = kit.texts.ja?.templates.visit
    if (text === undefined) throw new Error('No template')
    const typed = { visitDate: '2026-12-08', visitTime: '14:30', visitPlace: '9 rue de Valois' }
    const body = '見学の日程は改めてご連絡いたします。'
    const visit = { ...reply, subject: text.subject, body, template: 'visit' as const, typed }
    expect(`${visit.subject} ${body}`).not.toContain('{visitTime}')
    expect(await sendReply(database(), visit, lea, NOW)).toMatchObject({ kind: 'sent' })
    expect((await read())?.confirmedVisit).toBeNull()
    const [mail] = await outbox()
    expect((await renderMail(mail?.payload, CONTEXT)).attachments ?? []).toEqual([])
  })

  test('a visit of no venue of ours: its file is called after the agency', async () => {
    const { lea, kit, reply, outbox } = await setUp()
    const text = kit.texts.ja?.templates.visit
    if (text === undefined) throw new Error('No template')
    const typed = { visitDate: '2026-12-08', visitTime: '14:30', visitPlace: '9 rue de Valois' }
    const body = '{visitDate} {visitTime}'
    const visit = { ...reply, ...text, body, venues: [], template: 'visit' as const, typed }
    expect(await sendReply(database(), visit, lea, NOW)).toMatchObject({ kind: 'sent' })
    const [mail] = await outbox()
    const { attachments = [] } = await renderMail(mail?.payload, CONTEXT)
    expect(Buffer.from(attachments[0]?.bytes ?? []).toString()).toContain(`SUMMARY:${AGENCY.name}`)
  })

  test('another user has changed the enquiry: nothing is sent before that is known', async () => {
    const { lea, reply, outbox } = await setUp()
    const nina = await storedColleague(database(), 'Nina Brandt')
    await changeEnquiry(
      database(),
      { reference, version: 1, change: { status: 'quoted', owner: nina.id } },
      nina,
      NOW,
    )
    expect(await sendReply(database(), reply, lea, seconds(1))).toMatchObject({
      kind: 'conflict',
      present: {
        version: 2,
        status: 'quoted',
        changed: { by: { name: 'Nina Brandt' } },
      },
    })
    expect(await outbox()).toEqual([])
    expect(await sendReply(database(), { ...reply, version: 2 }, lea, seconds(2))).toMatchObject({
      kind: 'sent',
    })
    // An agent whose enquiry a colleague has answered is told.
    const second = { ...reply, key: randomUUID(), version: 2 }
    expect(await sendReply(database(), second, nina, seconds(3))).toMatchObject({
      kind: 'conflict',
      present: { changed: { by: { name: 'Léa Morel' }, event: 'reply', at: seconds(2).toISOString() } },
    })
  })
})
