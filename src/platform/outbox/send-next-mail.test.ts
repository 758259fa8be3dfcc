import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { judgeClock } from '#/platform/clock/judge-clock.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import {
  later,
  notingCarrier,
  outboxParts,
  PROMISED_AT,
  promiseMails,
} from '../../../tests/helpers/outbox.ts'
import { claimMail, LEASE_MS } from './outbox-rows.ts'
import { MailError, type MailFailure } from './outgoing-mail.ts'
import { endedFailures, releaseWaiting } from './release-waiting.ts'
import { sendNextMail } from './send-next-mail.ts'

const HOUR = 60 * 60 * 1000

describe.each(BOTH_ENGINES)('the outbox on %s', (engine) => {
  const database = useDatabase(engine)
  const rows = () => database().db.selectFrom('outbox').selectAll().orderBy('id').execute()

  test('pauses grow, and after 48 hours it gives up with the reason', async () => {
    const parts = outboxParts(database(), notingCarrier(() => Promise.reject(new Error('no route'))).carrier)
    await promiseMails(database(), ['camille@example.com'])
    const pauses: number[] = []
    while (await sendNextMail(parts)) {
      const [row] = await rows()
      if (row?.failed_at) break
      const next = new Date(row?.run_at ?? '')
      pauses.push(next.getTime() - parts.clock.now.getTime())
      parts.clock.now = next
    }
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(Math.max(...pauses)).toBe(4 * HOUR)
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(48 * HOUR)
    expect(await rows()).toMatchObject([
      { failed_at: later(48 * HOUR).toISOString(), last_error: 'no route' },
    ])
  })

  test('a mail that cannot be written is tried again', async () => {
    const parts = outboxParts(database(), notingCarrier().carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail({ ...parts, render: () => Promise.reject(new Error('unknown template')) })
    expect(await rows()).toMatchObject([{ failed_at: null, last_error: 'unknown template' }])
  })

  test('a lease keeps others away until it ends, and a worker that lost it cannot undo the other’s work', async () => {
    await promiseMails(database(), ['camille@example.com'])
    const crashed = await claimMail(database(), PROMISED_AT)
    expect(crashed?.attempts).toBe(1)
    expect(await claimMail(database(), later(LEASE_MS))).toBeUndefined()

    const slow = outboxParts(database(), {
      async send() {
        // While this one works, its lease ends and another process sends the mail.
        const other = outboxParts(database(), notingCarrier().carrier)
        other.clock.now = later(3 * LEASE_MS)
        expect(await sendNextMail(other)).toBe(true)
        throw new Error('too late')
      },
      close() {},
    })
    slow.clock.now = later(LEASE_MS + 1)
    await sendNextMail(slow)
    expect(await rows()).toMatchObject([
      { attempts: 3, done_at: later(3 * LEASE_MS).toISOString(), failed_at: null, last_error: null },
    ])
  })

  test('what a wrong clock has put off for years is due when the clock is right again', async () => {
    const years = later(4 * 365 * 24 * HOUR)
    const { sent, carrier } = notingCarrier()
    await promiseMails(database(), ['put-off@example.com', 'leased@example.com', 'soon@example.com'])
    const put = (to: string, changes: object) =>
      database()
        .db.updateTable('outbox')
        .set(changes)
        .where(sql`cast(payload as text)`, 'like', `%${to}%`)
        .execute()
    await put('put-off', { run_at: years.toISOString() })
    await put('leased', { locked_until: years.toISOString() })
    await put('soon', { run_at: later(4 * HOUR).toISOString() })
    const parts = outboxParts(database(), carrier)
    while (await sendNextMail(parts)) {
      // Until nothing is due.
    }
    expect(sent.toSorted()).toEqual(['leased@example.com', 'put-off@example.com'])
  })

  describe('after an outage of the mail server', () => {
    const failing = new Map<string, MailFailure>()
    const carrierOf = () =>
      notingCarrier(async (mail) => {
        const failure = failing.get(String(mail.to))
        if (failure) throw new MailError(failure, 'as the test wants it')
      })
    const dueAt = async (now: Date) =>
      (await rows())
        .filter((row) => row.done_at === null && row.run_at <= now.toISOString())
        .map((row) => (row.payload as { to: string }).to)
        .toSorted()

    test('the first mail that leaves makes the others due, but not those that failed otherwise', async () => {
      failing.clear()
      for (const failure of ['unreachable', 'timeout', 'tls', 'deferred'] as const)
        failing.set(`${failure}@a.example`, failure)
      const { carrier, sent } = carrierOf()
      const parts = outboxParts(database(), carrier)
      await promiseMails(database(), [...failing.keys()])
      for (const pause of [0, 31_000, 70_000, 140_000]) {
        parts.clock.now = new Date(parts.clock.now.getTime() + pause)
        while (await sendNextMail(parts)) {
          // Each fails once more, and its pause grows.
        }
      }
      failing.clear()
      await promiseMails(database(), ['new@a.example'])
      await sendNextMail(parts)
      expect(sent).toEqual(['new@a.example'])
      expect(await dueAt(parts.clock.now)).toEqual([
        'timeout@a.example',
        'tls@a.example',
        'unreachable@a.example',
      ])
    })

    test('a crowd is spread over some seconds, the oldest first', async () => {
      failing.clear()
      const crowd = Array.from({ length: 50 }, (_, n) => `v-${String(n).padStart(2, '0')}@a.example`)
      for (const to of crowd) failing.set(to, 'unreachable')
      const parts = outboxParts(database(), carrierOf().carrier)
      await promiseMails(database(), crowd)
      await database()
        .db.updateTable('outbox')
        .set({ failure: 'unreachable', run_at: later(HOUR).toISOString() })
        .execute()
      expect(await releaseWaiting(database(), endedFailures(null), parts.clock.now)).toBe(50)
      expect(await dueAt(parts.clock.now)).toHaveLength(20)
      expect(await dueAt(later(2000))).toHaveLength(50)
      expect(await releaseWaiting(database(), endedFailures(null), parts.clock.now)).toBe(0)
    })

    test('a mail that was deferred and leaves speaks for the deferred ones', () => {
      expect(endedFailures('deferred')).toContain('deferred')
      expect(endedFailures('unreachable')).not.toContain('deferred')
    })
  })

  test('no mail is given up by a clock that cannot be trusted', async () => {
    const years = later(4 * 365 * 24 * HOUR)
    await judgeClock(database(), PROMISED_AT)
    const parts = outboxParts(database(), notingCarrier(() => Promise.reject(new Error('no route'))).carrier)
    await promiseMails(database(), ['camille@example.com'])
    parts.clock.now = years
    await sendNextMail(parts)
    const next = new Date(years.getTime() + 4 * HOUR).toISOString()
    expect(await rows()).toMatchObject([{ failed_at: null, run_at: next }])
  })

  test('several workers share the mails: each is sent once', async () => {
    const recipients = Array.from({ length: 60 }, (_, n) => `visitor-${n}@example.com`)
    await promiseMails(database(), recipients)
    const others = [0, 1, 2].map(() => openDatabase(database().url))
    const { sent, carrier } = notingCarrier()
    const workers = [database(), ...others].map(async (node) => {
      const parts = outboxParts(node, carrier)
      while (await sendNextMail(parts)) {
        // Until nothing is left.
      }
    })
    await Promise.all(workers)
    for (const node of others) await node.close()
    expect(sent.toSorted()).toEqual(recipients.toSorted())
    const done = (await rows()).filter((row) => row.done_at !== null && row.attempts === 1)
    expect(done).toHaveLength(60)
  })
})
