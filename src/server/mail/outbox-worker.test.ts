import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#/server/database/open-database.ts'
import type { Schema } from '#/server/database/schema.ts'
import { ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { outboxParts, PROMISED_AT, promiseMails } from '../../../tests/helpers/outbox.ts'
import { type SmtpAnswer, startTestSmtp } from '../../../tests/helpers/smtp.ts'
import { createFileCarrier } from './file-carrier.ts'
import { claimMail, LEASE_MS } from './outbox-rows.ts'
import { wakeOutbox } from './outbox-signal.ts'
import { runOutbox } from './outbox-worker.ts'
import type { MailCarrier } from './outgoing-mail.ts'
import { sendNextMail } from './send-next-mail.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

const FROM = 'rooms@passage.example'
const HOUR = 60 * 60 * 1000
const PATIENT = { connectMs: 10_000, silenceMs: 10_000, wholeMs: 10_000 }
const later = (milliseconds: number) => new Date(PROMISED_AT.getTime() + milliseconds)

async function smtp(answers: SmtpAnswer[] = [], recipientCode?: number, patience = PATIENT) {
  const server = await startTestSmtp(answers, recipientCode)
  onTestFinished(() => server.close())
  return { server, carrier: createSmtpCarrier(server.url, FROM, patience) }
}

async function mailFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A carrier that notes what it is given. */
function notingCarrier(send: MailCarrier['send'] = async () => {}) {
  const sent: string[] = []
  const carrier: MailCarrier = {
    async send(mail) {
      await send(mail)
      sent.push(String(mail.to))
    },
    close() {},
  }
  return { sent, carrier }
}

describe.each(ENGINES)('the outbox on %s', (engine) => {
  const database = useDatabase(engine)
  const rows = () => database().db.selectFrom('outbox').selectAll().orderBy('id').execute()

  test('a mail that is taken is done, and is not sent again', async () => {
    const { server, carrier } = await smtp()
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    expect(await sendNextMail(parts)).toBe(true)
    expect(await sendNextMail(parts)).toBe(false)
    expect(server.recipients).toEqual([['camille@example.com']])
    const [row] = await rows()
    expect(row).toMatchObject({ done_at: PROMISED_AT.toISOString(), failed_at: null, attempts: 1 })
    expect(server.taken[0]).toContain(`Message-ID: <${row?.id}@passage.example>`)
    expect(server.taken[0]).toContain('Auto-Submitted: auto-generated')
  })

  test('a mail refused for now (451) is sent again after a pause, with the same Message-ID', async () => {
    const { server, carrier } = await smtp([451])
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([
      {
        done_at: null,
        failed_at: null,
        run_at: later(30_000).toISOString(),
        last_error: expect.stringMatching('451'),
      },
    ])
    parts.clock.now = later(29_999)
    expect(await sendNextMail(parts)).toBe(false)
    parts.clock.now = later(30_000)
    expect(await sendNextMail(parts)).toBe(true)
    const [row] = await rows()
    expect(row).toMatchObject({ done_at: later(30_000).toISOString(), attempts: 2, last_error: null })
    expect(server.taken).toEqual([expect.stringContaining(`<${row?.id}@passage.example>`)])
  })

  test.each([
    ['its content', [554] as SmtpAnswer[], undefined],
    ['its recipient', [], 550],
  ])('a mail refused for good for %s fails at once, with the reason', async (_, answers, recipientCode) => {
    const { carrier } = await smtp(answers, recipientCode)
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['nobody@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([
      { done_at: null, failed_at: PROMISED_AT.toISOString(), last_error: expect.stringMatching(/55[04]/) },
    ])
    parts.clock.now = later(HOUR)
    expect(await sendNextMail(parts)).toBe(false)
  })

  test.each([
    ['says nothing', { ...PATIENT, silenceMs: 500 }, /timeout/i],
    ['takes too long in all', { ...PATIENT, wholeMs: 500 }, /longer than 500 ms/],
  ])('a server that %s is tried again', async (_, patience, reason) => {
    const { carrier } = await smtp(['hang'], undefined, patience)
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([
      { done_at: null, failed_at: null, run_at: later(30_000).toISOString() },
    ])
    expect((await rows())[0]?.last_error).toMatch(reason)
  })

  test('a server that is not there is tried again', async () => {
    const parts = outboxParts(database(), createSmtpCarrier('smtp://127.0.0.1:1', FROM, PATIENT))
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([
      {
        failed_at: null,
        run_at: later(30_000).toISOString(),
        last_error: expect.stringMatching('ECONNREFUSED'),
      },
    ])
  })

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

  test('a lease keeps others away until it ends, and whoever lost it cannot undo the other’s work', async () => {
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

  test('several workers share the mails: each is sent once', async () => {
    const recipients = Array.from({ length: 60 }, (_, n) => `visitor-${n}@example.com`)
    await promiseMails(database(), recipients)
    const others = [0, 1, 2].map(() => openDatabase<Schema>(database().url))
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

  test('without a mail server, mails become files; a second attempt replaces the file', async () => {
    const folder = await mailFolder()
    const parts = outboxParts(database(), createFileCarrier(path.join(folder, 'mail'), FROM))
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    // As if the process had died between writing the file and noting it.
    await database().db.updateTable('outbox').set({ done_at: null }).execute()
    await sendNextMail(parts)
    const [row] = await rows()
    expect(await readdir(path.join(folder, 'mail'))).toEqual([`${row?.id}.eml`])
    const mail = await readFile(path.join(folder, 'mail', `${row?.id}.eml`), 'utf8')
    expect(mail).toContain('From: Passage <rooms@passage.example>\r\n')
    expect(mail).toContain('To: camille@example.com\r\n')
  })
})

describe('the worker of a process', () => {
  const database = useDatabase('sqlite')

  test('sends what it finds at the start, and what it is woken for, without waiting for its poll', async () => {
    const { sent, carrier } = notingCarrier()
    await promiseMails(database(), ['first@example.com'])
    const worker = runOutbox(outboxParts(database(), carrier), HOUR)
    onTestFinished(() => worker.stop())
    await vi.waitFor(() => expect(sent).toEqual(['first@example.com']))
    await promiseMails(database(), ['second@example.com'])
    wakeOutbox()
    await vi.waitFor(() => expect(sent).toEqual(['first@example.com', 'second@example.com']))
  })

  test('finds what other processes promised by its poll', async () => {
    const { sent, carrier } = notingCarrier()
    const worker = runOutbox(outboxParts(database(), carrier), 5)
    onTestFinished(() => worker.stop())
    await promiseMails(database(), ['camille@example.com'])
    await vi.waitFor(() => expect(sent).toEqual(['camille@example.com']))
  })

  test('stopping finishes the mail under way and takes no other', async () => {
    const started = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const { sent, carrier } = notingCarrier(() => {
      started.resolve()
      return answer.promise
    })
    await promiseMails(database(), ['a@example.com', 'b@example.com'])
    const worker = runOutbox(outboxParts(database(), carrier), HOUR)
    await started.promise
    const stopped = worker.stop()
    answer.resolve()
    await stopped
    expect(sent).toHaveLength(1)
    const rows = await database()
      .db.selectFrom('outbox')
      .select(['done_at', 'attempts'])
      .orderBy('attempts')
      .execute()
    expect(rows).toEqual([
      { done_at: null, attempts: 0 },
      { done_at: PROMISED_AT.toISOString(), attempts: 1 },
    ])
  })

  test('goes on when the database fails for a moment', async () => {
    const { sent, carrier } = notingCarrier()
    const parts = outboxParts(database(), carrier)
    const failing = vi.fn(() => {
      if (failing.mock.calls.length === 1) throw new Error('disk I/O error')
      return PROMISED_AT
    })
    await promiseMails(database(), ['camille@example.com'])
    const worker = runOutbox({ ...parts, now: failing }, 5)
    onTestFinished(() => worker.stop())
    await vi.waitFor(() => expect(sent).toEqual(['camille@example.com']))
  })
})
