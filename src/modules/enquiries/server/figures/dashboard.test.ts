import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { readMailTroubles } from '#/modules/correspondence/server/failed-mails.repository.server.ts'
import { toJson } from '#/platform/database/json.ts'
import type { OutboxTable } from '#/platform/database/tables/outbox.ts'
import { describeMail } from '#/platform/outbox/describe-mail.ts'
import { settleMail } from '#/platform/outbox/settle-mail.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { readReplyTimes } from './reply-times.repository.server.ts'
import { readWaiting } from './waiting.repository.server.ts'

const NOW = new Date('2026-11-25T12:00:00.000Z')
const BY = { id: 'lea', name: 'Léa Morel', network: null }
const hours = (before: number) => new Date(NOW.getTime() - before * 3_600_000).toISOString()
const WEEK = { from: new Date(hours(100)), to: NOW }

describe.each(BOTH_ENGINES)('the dashboard on %s', (engine) => {
  const database = useDatabase(engine)
  const asked = (cameBefore: number, answeredAfter?: number, status: 'new' | 'quoted' | 'spam' = 'new') =>
    storedEnquiry(database(), {
      status,
      created_at: hours(cameBefore),
      first_answered_at: answeredAfter === undefined ? null : hours(cameBefore - answeredAfter),
    })

  test('reply times in working hours: median, within one and two days, later; spam and other weeks are left out', async () => {
    expect(await readReplyTimes(database(), WEEK)).toEqual({
      answers: 0,
      median: null,
      within24: 0,
      within48: 0,
      later: 0,
    })
    const answered = (first_answered_at: string, status: 'new' | 'spam' = 'new', day = '23') =>
      // At nine in Paris.
      storedEnquiry(database(), { status, created_at: `2026-11-${day}T08:00:00.000Z`, first_answered_at })
    await answered('2026-11-23T09:00:00.000Z')
    await answered('2026-11-23T17:00:00.000Z')
    await answered('2026-11-24T11:00:00.000Z')
    await answered('2026-11-25T11:30:00.000Z')
    await answered('2026-11-23T10:00:00.000Z', 'spam')
    await answered('2026-11-13T10:00:00.000Z', 'new', '13')
    const times = await readReplyTimes(database(), WEEK)
    expect(times).toEqual({ answers: 4, median: (9 + 12) * 30, within24: 2, within48: 1, later: 1 })
    // It came on Saturday: the clock began on Monday.
    await answered('2026-11-23T11:00:00.000Z', 'new', '21')
    expect((await readReplyTimes(database(), WEEK)).median).toBe(9 * 60)
    // The same answers in an office that closes at noon: one day is three hours.
    const mornings = { opens: 540, closes: 720 }
    expect(await readReplyTimes(database(), WEEK, mornings)).toMatchObject({
      within24: 3,
      within48: 1,
      later: 1,
    })
  })

  test('what waits: late, urgent and unanswered requests, published venues that lack a language', async () => {
    expect(await readWaiting(database(), NOW)).toEqual({
      late: 0,
      urgent: 0,
      unanswered: 0,
      nextDue: null,
      lacking: 0,
      perhapsSpam: 0,
      untranslated: 0,
    })
    await asked(25)
    await asked(20)
    await asked(2)
    await asked(40, undefined, 'quoted')
    await asked(40, undefined, 'spam')
    await asked(40, 1)
    const text = { title: 'T', tagline: 'T', description: 'D' }
    const every = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text]))
    await addVenue(database(), 'everywhere', { words: every })
    await addVenue(database(), 'nearly', { words: { ...every, ko: { ...text, description: '' } } })
    await addVenue(database(), 'draft', { status: 'draft' })
    expect(await readWaiting(database(), NOW)).toEqual({
      late: 1,
      urgent: 1,
      unanswered: 3,
      // It came two hours ago, at eleven in Paris: one working day later it is eleven again.
      nextDue: '2026-11-26T10:00:00.000Z',
      lacking: 0,
      perhapsSpam: 0,
      untranslated: 1,
    })
  })

  async function mail(row: Partial<OutboxTable>): Promise<string> {
    const id = randomUUID()
    const payload = toJson(
      row.payload ?? { template: 'quote-acknowledgement', data: { email: 'a@b.example' } },
    )
    const at = hours(3)
    await database()
      .db.insertInto('outbox')
      .values({ id, kind: 'mail', created_at: at, run_at: at, attempts: 1, ...row, payload })
      .execute()
    return id
  }

  const settle = (id: string, deed: 'retry' | 'handle' | 'reopen') =>
    settleMail(id, deed, BY, { database: database(), mailTo: 'desk@example.com', now: NOW })
  const troubles = () => readMailTroubles(database(), { mailTo: 'desk@example.com', now: NOW })

  test('failed mails: given up ones first, with whom they are for and why', async () => {
    const enquiry_id = await storedEnquiry(database(), { reference: 'Q-26-0042', phone_e164: '+33199001234' })
    const waiting = await mail({ failure: 'unreachable', last_error: 'ECONNREFUSED', run_at: hours(-1) })
    const failed = await mail({ enquiry_id, failure: 'refused', last_error: '550 no', failed_at: hours(1) })
    await mail({ done_at: hours(1) })
    await mail({})
    const { mails, failed: count, all } = await troubles()
    expect([count, all]).toEqual([1, 4])
    expect(mails.map(({ id }) => id)).toEqual([failed, waiting])
    expect(mails[0]).toMatchObject({
      sort: 'acknowledgement',
      to: 'a@b.example',
      enquiry: { reference: 'Q-26-0042', phone: '+33199001234' },
      failure: 'refused',
      reason: '550 no',
      nextAt: null,
    })
    expect(mails[1]).toMatchObject({ failedAt: null, nextAt: hours(-1), enquiry: null })
  })

  test('a mail that is sent again is off the list until the attempt has failed', async () => {
    const id = await mail({ failure: 'refused', last_error: '550 no', failed_at: hours(1), attempts: 5 })
    const listed = async () => (await troubles()).mails.map((one) => one.id)
    const { db } = database()
    await settle(id, 'retry')
    expect(await listed()).toEqual([])
    // Someone sends it right now.
    await db
      .updateTable('outbox')
      .set({ attempts: 1, locked_until: hours(-1) })
      .execute()
    expect(await listed()).toEqual([])
    await db.updateTable('outbox').set({ locked_until: null }).execute()
    expect(await listed()).toEqual([id])
  })

  test('a failed mail is sent again, or settled and taken back; each is in the audit log', async () => {
    const id = await mail({ failure: 'refused', last_error: '550 no', failed_at: hours(1), attempts: 5 })
    expect(await settle(id, 'handle')).toBe(true)
    expect((await troubles()).failed).toBe(0)
    expect(await settle(id, 'reopen')).toBe(true)
    expect((await troubles()).failed).toBe(1)
    expect(await settle(id, 'retry')).toBe(true)
    const row = await database().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ failed_at: null, handled_at: null, attempts: 0, run_at: NOW.toISOString() })
    expect(await settle(id, 'handle')).toBe(false)
    await database().db.updateTable('outbox').set({ done_at: NOW.toISOString() }).execute()
    expect(await settle(id, 'retry')).toBe(false)
    expect(await settle(randomUUID(), 'retry')).toBe(false)
    const auditLog = await database().db.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(auditLog.map(({ action }) => action).sort()).toEqual([
      'mail.handled',
      'mail.reopened',
      'mail.retried',
    ])
    expect(auditLog[0]?.details).toEqual({ to: 'a@b.example' })
  })
})

test.each([
  [{ template: 'quote-notification', data: { email: 'a@b.example' } }, 'notification', 'desk@example.com'],
  [{ template: 'account-reset', data: { email: 'lea@b.example' } }, 'account', 'lea@b.example'],
  [{ template: 'reply', data: { to: { name: 'C', address: 'c@d.example' } } }, 'reply', 'c@d.example'],
  [{ template: 'shared-answers', data: { email: 'a@b.example' } }, 'list', 'a@b.example'],
  [{ template: 'of-tomorrow', data: { email: 'a@b.example' } }, 'other', 'a@b.example'],
  ['nonsense', 'other', null],
])('the mail %j', (payload, sort, to) => {
  expect(describeMail(payload, 'desk@example.com')).toEqual({ sort, to })
})
