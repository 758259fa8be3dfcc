import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { openToken } from '#/platform/outbox/sealed-token.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { OwnerAskPayload } from '../../mail/owner-ask-mail.ts'
import type { NewAsk, OwnerWord } from '../../model/owner-ask.ts'
import { asksOf, confirmedByHouse, silentAsks } from '../owner-asks.repository.server.ts'
import { placeEntry } from '../place-entry.server.ts'
import { askOwner, revokeAsk, withdrawAsk } from '../record/ask-owner.server.ts'
import { answerByLink, noteWord } from './answer-ask.server.ts'
import { remindOwners } from './remind-owners.server.ts'

const LEA: StaffActor = { id: 'lea', name: 'Léa Morel', network: '192.0.2.0/24' }
// A Monday at 11:00 in Paris.
const NOW = new Date('2027-01-11T10:00:00Z')
const SECRET = 'a secret of at least 32 characters'
const UNTIL = '2027-01-18T17:00:00.000Z'
const DAYS = { firstDay: '2027-03-01', lastDay: '2027-03-06' }
const YES: OwnerWord = { answer: 'yes', until: UNTIL, note: '' }
const NO: OwnerWord = { answer: 'no', freeFrom: '2027-03-09', note: '' }
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

describe.each(BOTH_ENGINES)('the word of an owner on %s', (engine) => {
  const database = useDatabase(engine)

  async function venueOf(email: string | null) {
    const id = await addVenue(database(), `perle-${randomUUID().slice(0, 8)}`)
    await database()
      .db.insertInto('venue_private')
      .values({
        ...{ venue_id: id, version: 1, address: '', changed_at: NOW.toISOString() },
        ...{ owner_name: 'Hélène', owner_email: email, owner_language: 'en' },
      })
      .execute()
    return id
  }
  const question = (venueId: string, more: Partial<NewAsk> = {}): NewAsk => ({
    ...{ id: randomUUID(), venueId, ...DAYS, event: 'Showroom', guests: 80, setUp: '' },
    ...{ client: null, origin: null, until: UNTIL, remind: false, ...more },
  })
  const ask = (asked: NewAsk) => askOwner(database(), asked, { by: LEA, now: NOW, secret: SECRET })
  async function mails(venueId: string) {
    const rows = await database().db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
    const own = new Set((await asksOf(database().db, venueId)).map(({ id }) => id))
    return rows
      .map((row) => ({
        ...row,
        data: (openToken(row.payload, NOW, { secret: SECRET, mail: row.id }) as OwnerAskPayload).data,
        stored: JSON.stringify(row.payload),
      }))
      .filter(({ id, data }) => own.has(id) || data.reminds)
  }
  async function asked(more: Partial<NewAsk> = {}) {
    const venueId = await venueOf('owner@example.com')
    const wanted = question(venueId, more)
    expect(await ask(wanted)).toMatchObject({ kind: 'asked' })
    const [mail] = await mails(venueId)
    return { venueId, id: wanted.id, token: mail?.data.token ?? '', mail }
  }
  const [first] = [async (venueId: string) => (await asksOf(database().db, venueId))[0]]

  test('a question is a row and a mail in the owner’s language after the undo time; its token is nowhere to be read', async () => {
    const { id, token, mail, venueId } = await asked()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mail?.data).toMatchObject({ language: 'en', email: 'owner@example.com', client: null })
    expect(Date.parse(mail?.run_at ?? '') - NOW.getTime()).toBe(10_000)
    expect(mail?.stored).not.toContain(token)
    const row = await database()
      .db.selectFrom('owner_ask')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    expect(JSON.stringify(row)).not.toContain(token)
    // The same again, after an answer that was lost.
    expect(await ask(question(venueId, { id }))).toMatchObject({ kind: 'asked' })
    expect(await mails(venueId)).toHaveLength(1)
  })

  test('what cannot be asked is refused, and nothing is left', async () => {
    const [none, with_] = [await venueOf(null), await venueOf('a@example.com')]
    expect(await ask(question(none))).toEqual({ kind: 'no-mail' })
    expect(await ask(question(with_, { firstDay: '2027-03-07' }))).toMatchObject({ kind: 'days' })
    expect(await ask(question(with_, { until: NOW.toISOString() }))).toEqual({ kind: 'until-past' })
    expect(await ask(question(randomUUID()))).toEqual({ kind: 'missing' })
    expect(await database().db.selectFrom('owner_ask').selectAll().execute()).toEqual([])
    expect(await database().db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('the undo takes question and mail back; what has left can be revoked, and its link is dead', async () => {
    const one = await asked()
    expect(await withdrawAsk(database(), one.id, LEA, NOW)).toBe(true)
    expect(await answerByLink(database(), one.token, YES, NOW)).toEqual({ kind: 'missing' })
    const two = await asked()
    await database().db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', two.id).execute()
    expect(await withdrawAsk(database(), two.id, LEA, NOW)).toBe(false)
    expect(await revokeAsk(database(), { id: two.id, version: 1, isRevoked: true }, LEA, NOW)).not.toBeNull()
    expect(await answerByLink(database(), two.token, YES, NOW)).toEqual({ kind: 'missing' })
    expect(await revokeAsk(database(), { id: two.id, version: 1, isRevoked: false }, LEA, NOW)).toBeNull()
  })

  test('a yes confirms its days until its moment, raises the revision, and another answer takes its place', async () => {
    const { venueId, token } = await asked()
    const revision = () =>
      database().db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()
    const before = await revision()
    expect(await answerByLink(database(), token, YES, later(1))).toMatchObject({ kind: 'answered' })
    expect((await revision()).revision).toBeGreaterThan(before.revision)
    const confirmed = (at: Date, days = DAYS) => confirmedByHouse(database().db, [venueId], days, at)
    expect([...(await confirmed(later(2)))]).toEqual([[venueId, later(1).toISOString()]])
    expect((await confirmed(new Date(UNTIL))).size).toBe(0)
    expect((await confirmed(later(2), { ...DAYS, lastDay: '2027-03-07' })).size).toBe(0)
    expect(await answerByLink(database(), token, NO, later(3))).toMatchObject({ kind: 'answered' })
    expect((await confirmed(later(4))).size).toBe(0)
    expect(await first(venueId)).toMatchObject({ answer: 'no', validUntil: null, freeFrom: '2027-03-09' })
    const past: OwnerWord = { answer: 'yes', until: NOW.toISOString(), note: '' }
    expect(await answerByLink(database(), token, past, later(4))).toEqual({ kind: 'until-past' })
    const log = await database().db.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(log.filter(({ action }) => action === 'owner-word.answered')).toHaveLength(2)
  })

  test('once the days are sold an answer is shown and changes nothing', async () => {
    const { venueId, token } = await asked()
    await answerByLink(database(), token, YES, NOW)
    await database()
      .db.transaction()
      .execute((db) =>
        placeEntry(
          db,
          { venueId, kind: 'booking', ...DAYS, origin: null, title: 'Verlaine', note: '', untilAt: null },
          { by: LEA, at: NOW },
        ),
      )
    expect(await answerByLink(database(), token, NO, later(1))).toMatchObject({ kind: 'late' })
    expect(await first(venueId)).toMatchObject({ answer: 'yes', late: { word: NO } })
  })

  test('a word by phone is noted with the same fields, once, and over the version that was seen', async () => {
    const { venueId, id } = await asked()
    const note = (version: number) =>
      noteWord(database(), { channel: 'phone', word: YES, about: { id, version } }, LEA, NOW)
    expect(await note(1)).toMatchObject({
      kind: 'answered',
      ask: { channel: 'phone', answeredBy: 'Léa Morel' },
    })
    expect(await note(1)).toEqual({ kind: 'conflict' })
    const { id: newId, client: _, until: __, remind: ___, ...days } = question(venueId)
    const asNew = { channel: 'phone', word: NO, about: { ...days, newId } } as const
    for (let n = 0; n < 2; n++)
      expect(await noteWord(database(), asNew, LEA, NOW)).toMatchObject({ kind: 'answered' })
    expect(await asksOf(database().db, venueId)).toHaveLength(2)
  })

  test('who does not answer is listed, and reminded once after one working day if that was ticked', async () => {
    const { id, venueId, token } = await asked({ remind: true })
    const silent = await asked()
    expect((await silentAsks(database().db, '2027-01-11')).map((one) => one.id)).toEqual(
      expect.arrayContaining([id, silent.id]),
    )
    expect(await remindOwners(database(), later(23), SECRET)).toBe(0)
    expect(await remindOwners(database(), later(25), SECRET)).toBe(1)
    expect(await remindOwners(database(), later(200), SECRET)).toBe(0)
    const reminder = (await mails(venueId)).find(({ data }) => data.reminds)
    // Both links lead to the page.
    for (const link of [token, reminder?.data.token ?? ''])
      expect(await answerByLink(database(), link, YES, later(74))).toMatchObject({ kind: 'answered' })
    expect((await silentAsks(database().db, '2027-01-11')).map((one) => one.id)).toEqual([silent.id])
  })
})
