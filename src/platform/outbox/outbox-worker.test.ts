import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { notingCarrier, outboxParts, PROMISED_AT, promiseMails } from '../../../tests/helpers/outbox.ts'
import { type SmtpAnswer, type SmtpManner, startTestSmtp } from '../../../tests/helpers/smtp.ts'
import { readSmtpUrl } from '../smtp-settings.ts'
import { holdLease } from './hold-lease.ts'
import type { OutboxParts } from './outbox-parts.ts'
import { claimMail, LEASE_MS } from './outbox-rows.ts'
import { wakeOutbox } from './outbox-signal.ts'
import { type OutboxRhythm, runOutbox } from './outbox-worker.ts'
import { MailError } from './outgoing-mail.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

const HOUR = 60 * 60 * 1000
/** Settings of a worker that looks once and when it is woken. */
const ONCE = { pollMs: HOUR, lanes: 1 }
const OFTEN = { pollMs: 5, brokenMs: 5 }

/** The parts with a clock that counts how often it was asked: once for every look at the outbox. */
function counted(parts: OutboxParts) {
  let looks = 0
  const now = () => {
    looks += 1
    return parts.now()
  }
  const moreLooks = async (more: number) => {
    const wanted = looks + more
    await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(wanted), { timeout: 10_000 })
  }
  return { parts: { ...parts, now }, moreLooks }
}

function start(parts: OutboxParts, rhythm: Partial<OutboxRhythm>) {
  const worker = runOutbox(parts, rhythm)
  onTestFinished(() => worker.stop())
  return worker
}

describe.each(BOTH_ENGINES)('the worker of a process, on %s', (engine) => {
  const database = useDatabase(engine)
  const rows = () => database().db.selectFrom('outbox').selectAll().orderBy('attempts').execute()
  /** Everything that asks for the outbox fails while it has another name. */
  const takeAway = () => sql`alter table outbox rename to outbox_away`.execute(database().db)
  const bringBack = () => sql`alter table outbox_away rename to outbox`.execute(database().db)

  test('sends what it finds at the start, and what it is woken for, without waiting for its poll', async () => {
    const { sent, carrier } = notingCarrier()
    await promiseMails(database(), ['first@example.com'])
    start(outboxParts(database(), carrier), ONCE)
    await vi.waitFor(() => expect(sent).toEqual(['first@example.com']))
    await promiseMails(database(), ['second@example.com'])
    wakeOutbox()
    await vi.waitFor(() => expect(sent).toEqual(['first@example.com', 'second@example.com']))
  })

  test('a mail server that is back is noticed without a new mail, and what waited leaves', async () => {
    let away = true
    const refuse = async () => {
      if (away) throw new MailError('unreachable', 'away')
    }
    const { sent, carrier } = notingCarrier(refuse)
    await promiseMails(database(), ['first@example.com', 'second@example.com'])
    start(outboxParts(database(), { ...carrier, probe: refuse }), { ...OFTEN, probeMs: 5 })
    await vi.waitFor(async () => {
      expect((await rows()).every(({ failure }) => failure === 'unreachable')).toBe(true)
    })
    const put = { run_at: new Date(PROMISED_AT.getTime() + 3 * HOUR).toISOString() }
    await database().db.updateTable('outbox').set(put).execute()
    away = false
    await vi.waitFor(() => expect(sent.toSorted()).toEqual(['first@example.com', 'second@example.com']))
  })

  test('finds what other processes promised by its poll', async () => {
    const { sent, carrier } = notingCarrier()
    start(outboxParts(database(), carrier), OFTEN)
    await promiseMails(database(), ['camille@example.com'])
    await vi.waitFor(() => expect(sent).toEqual(['camille@example.com']))
  })

  test('a mail that takes long does not hold up the others, and no more are sent at a time than allowed', async () => {
    const answer = Promise.withResolvers<void>()
    onTestFinished(() => answer.resolve())
    const threeAtOnce = Promise.withResolvers<void>()
    let underWay = 0
    let max = 0
    const { sent, carrier } = notingCarrier(async (mail) => {
      underWay += 1
      max = Math.max(max, underWay)
      if (underWay === 3) {
        // Time enough for a fourth one to begin, were it allowed to.
        for (let n = 0; n < 20; n++) await rows()
        threeAtOnce.resolve()
      }
      await (mail.to === 'slow@example.com' ? answer.promise : threeAtOnce.promise)
      underWay -= 1
    })
    const others = Array.from({ length: 20 }, (_, n) => `visitor-${n}@example.com`)
    await promiseMails(database(), ['slow@example.com', ...others])
    start(outboxParts(database(), carrier), { pollMs: HOUR, lanes: 3 })
    await vi.waitFor(() => expect(sent.toSorted()).toEqual(others.toSorted()), { timeout: 10_000 })
    expect(max).toBe(3)
    answer.resolve()
    await vi.waitFor(() => expect(sent).toHaveLength(21))
  })

  test('stopping finishes the mail under way and takes no other', async () => {
    const started = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const { sent, carrier } = notingCarrier(() => {
      started.resolve()
      return answer.promise
    })
    await promiseMails(database(), ['a@example.com', 'b@example.com'])
    const worker = runOutbox(outboxParts(database(), carrier), ONCE)
    await started.promise
    const stopped = worker.stop()
    answer.resolve()
    await stopped
    expect(sent).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { done_at: null, attempts: 0 },
      { done_at: PROMISED_AT.toISOString(), attempts: 1 },
    ])
  })

  test.each([
    [
      'does not have it',
      { silentAt: 'recipient' },
      [],
      { failure: 'stopped', run_at: PROMISED_AT.toISOString() },
    ],
    ['has it and gives no receipt', {}, ['hang'], { failure: 'unconfirmed' }],
  ] as [string, SmtpManner, SmtpAnswer[], object][])(
    'stopping gives up a mail whose server %s, and leaves it to whoever runs next',
    async (_, manner, answers, expected) => {
      const server = await startTestSmtp(answers, manner)
      onTestFinished(() => server.close())
      const patience = { connectMs: 10_000, talkMs: 60_000, receiptMs: 60_000, lastReceiptMs: 50 }
      const carrier = createSmtpCarrier(readSmtpUrl(server.url), 'rooms@passage.example', patience)
      await promiseMails(database(), ['a@example.com'])
      const worker = runOutbox(outboxParts(database(), carrier), { ...ONCE, graceMs: 50 })
      await vi.waitFor(() => expect(server.connections.opened).toBe(1))
      if (answers.length > 0) await vi.waitFor(() => expect(server.offered()).toBe(1))
      await worker.stop()
      expect(await rows()).toMatchObject([
        { done_at: null, failed_at: null, locked_until: null, ...expected },
      ])
    },
    20_000,
  )

  test('goes on when the database was away, and says so once', async () => {
    const { sent, carrier } = notingCarrier()
    const error = vi.fn()
    await promiseMails(database(), ['camille@example.com'])
    await takeAway()
    const { parts, moreLooks } = counted(outboxParts(database(), carrier))
    start({ ...parts, log: { info: vi.fn(), warn: vi.fn(), error } }, OFTEN)
    await vi.waitFor(() => expect(error).toHaveBeenCalled())
    await moreLooks(5)
    expect(error).toHaveBeenCalledTimes(1)
    await bringBack()
    await vi.waitFor(() => expect(sent).toEqual(['camille@example.com']))
  })

  test('a mail that has left while the database went away is noted when it is back, and not sent again', async () => {
    const { sent, carrier } = notingCarrier(async () => {
      await takeAway()
    })
    const plain = outboxParts(database(), carrier)
    const { parts, moreLooks } = counted(plain)
    const error = vi.fn()
    await promiseMails(database(), ['camille@example.com'])
    start({ ...parts, log: { info: vi.fn(), warn: vi.fn(), error } }, { ...OFTEN, lanes: 3 })
    await vi.waitFor(() => expect(error).toHaveBeenCalled())
    await bringBack()
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ done_at: PROMISED_AT.toISOString() }]))
    plain.clock.now = new Date(PROMISED_AT.getTime() + 2 * LEASE_MS)
    await moreLooks(3)
    expect(sent).toEqual(['camille@example.com'])
  })

  test('a lease lasts as long as the sending, and a worker that has lost it learns so', async () => {
    await promiseMails(database(), ['camille@example.com'])
    const parts = outboxParts(database(), notingCarrier().carrier)
    const claimed = await claimMail(database(), PROMISED_AT)
    if (!claimed) throw new Error('There is a mail')
    const lease = holdLease(parts, claimed, undefined, 5)
    onTestFinished(() => lease.release())
    parts.clock.now = new Date(PROMISED_AT.getTime() + LEASE_MS / 2)
    const renewed = new Date(parts.clock.now.getTime() + LEASE_MS).toISOString()
    await vi.waitFor(() => expect(lease.row().locked_until).toBe(renewed))
    expect(await claimMail(database(), new Date(PROMISED_AT.getTime() + LEASE_MS + 1))).toBeUndefined()
    expect(lease.signal.aborted).toBe(false)
    // Suspended for so long that another one took it.
    await database().db.updateTable('outbox').set({ locked_until: 'another', attempts: 2 }).execute()
    await vi.waitFor(() => expect(lease.signal.aborted).toBe(true))
  })

  test('the log holds ids and a code, never personal data', async () => {
    const server = await startTestSmtp([], { recipientCode: 550 })
    onTestFinished(() => server.close())
    const carrier = createSmtpCarrier(readSmtpUrl(server.url), 'rooms@passage.example')
    const lines: unknown[] = []
    const note = (...line: unknown[]) => {
      lines.push(line)
    }
    await promiseMails(database(), ['camille@example.com'])
    start({ ...outboxParts(database(), carrier), log: { info: note, warn: note, error: note } }, ONCE)
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    const [row] = await rows()
    expect(lines).toEqual([
      [
        { mail: row?.id, enquiry: null, failure: 'refused', attempts: 1, next: undefined },
        'an email could not be sent; the reason is in the outbox',
      ],
    ])
    expect(JSON.stringify(lines)).not.toContain('camille')
  })
})
