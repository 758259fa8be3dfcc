import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { later, outboxParts, PROMISED_AT, promiseMails } from '../../../tests/helpers/outbox.ts'
import { type SmtpAnswer, type SmtpManner, startTestSmtp } from '../../../tests/helpers/smtp.ts'
import { readSmtpUrl } from '../smtp-settings.ts'
import { createFileCarrier } from './file-carrier.ts'
import { sendNextMail } from './send-next-mail.ts'
import { createSmtpCarrier, tryMailServer } from './smtp-carrier.ts'

const FROM = 'rooms@passage.example'
const HOUR = 60 * 60 * 1000
const PATIENCE = { connectMs: 10_000, talkMs: 10_000, receiptMs: 10_000, lastReceiptMs: 10_000 }
const IMPATIENT = { connectMs: 200, talkMs: 200, receiptMs: 200, lastReceiptMs: 200 }

async function smtp(answers: SmtpAnswer[] = [], manner: SmtpManner = {}, patience = PATIENCE, options = '') {
  const server = await startTestSmtp(answers, manner)
  onTestFinished(() => server.close())
  const carrier = createSmtpCarrier(readSmtpUrl(server.url + options), FROM, patience)
  onTestFinished(() => carrier.close())
  return { server, carrier }
}

async function mailFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe.each(ENGINES)('carrying mails on %s', (engine) => {
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
        failure: 'deferred',
        last_error: expect.stringMatching('451'),
      },
    ])
    parts.clock.now = later(29_999)
    expect(await sendNextMail(parts)).toBe(false)
    parts.clock.now = later(30_000)
    expect(await sendNextMail(parts)).toBe(true)
    const [row] = await rows()
    expect(row).toMatchObject({
      done_at: later(30_000).toISOString(),
      attempts: 2,
      failure: null,
      last_error: null,
    })
    expect(server.taken).toEqual([expect.stringContaining(`<${row?.id}@passage.example>`)])
  })

  test.each([
    ['its content', [554] as SmtpAnswer[], {}],
    ['its recipient', [], { recipientCode: 550 }],
  ])('a mail refused for good for %s fails at once, with the reason', async (_, answers, manner) => {
    const { carrier } = await smtp(answers, manner)
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['nobody@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([
      {
        done_at: null,
        failed_at: PROMISED_AT.toISOString(),
        failure: 'refused',
        last_error: expect.stringMatching(/55[04]/),
      },
    ])
    parts.clock.now = later(HOUR)
    expect(await sendNextMail(parts)).toBe(false)
  })

  test.each([
    ['refuses our sender', { senderCode: 550 }, 'sender'],
    ['wants a sign-in', { account: { user: 'passage', pass: 'secret' } }, 'sign-in'],
  ])('a server that %s concerns the installation: the mail is tried again', async (_, manner, failure) => {
    const { server, carrier } = await smtp([], manner)
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(server.taken).toEqual([])
    expect(await rows()).toMatchObject([
      { done_at: null, failed_at: null, run_at: later(30_000).toISOString(), failure },
    ])
  })

  test('a refusal by the rules of a server is told once, and what it held leaves with the first that is taken', async () => {
    const words = '5.7.1 <someone@example.com>: Relay access denied'
    const { carrier } = await smtp([], { recipientCode: 554, words })
    const told: unknown[] = []
    const quiet = outboxParts(database(), carrier)
    const parts = { ...quiet, log: { ...quiet.log, warn: (facts: unknown) => told.push(facts) } }
    await promiseMails(database(), ['a@example.com', 'b@example.com', 'c@example.com'])
    while (await sendNextMail(parts)) {
      // Until each has been refused.
    }
    expect(await rows()).toMatchObject(Array(3).fill({ done_at: null, failed_at: null, failure: 'policy' }))
    parts.clock.now = later(30_000)
    while (await sendNextMail(parts)) {
      // Refused once more.
    }
    expect(told).toEqual([expect.objectContaining({ failure: 'policy' })])
    const { server, carrier: mended } = await smtp()
    parts.clock.now = later(HOUR)
    await sendNextMail({ ...parts, carrier: mended })
    while (await sendNextMail({ ...parts, carrier: mended })) {
      // Those that were released.
    }
    expect(server.taken).toHaveLength(3)
  })

  test.each([
    ['before its greeting', [], { silentAt: 'greeting' }, 'unreachable'],
    ['at the sender', [], { silentAt: 'sender' }, 'timeout'],
    ['at the recipient', [], { silentAt: 'recipient' }, 'timeout'],
    ['after the content', ['hang'], {}, 'unconfirmed'],
  ] as [string, SmtpAnswer[], SmtpManner, string][])(
    'a server that falls silent %s is tried again, and once it answers the mail arrives once',
    async (_, answers, manner, failure) => {
      const { server: silent, carrier } = await smtp(answers, manner, IMPATIENT)
      const parts = outboxParts(database(), carrier)
      await promiseMails(database(), ['camille@example.com'])
      await sendNextMail(parts)
      expect(await rows()).toMatchObject([
        { done_at: null, failed_at: null, run_at: later(30_000).toISOString(), failure },
      ])
      const { server, carrier: answering } = await smtp()
      parts.clock.now = later(30_000)
      expect(await sendNextMail({ ...parts, carrier: answering })).toBe(true)
      expect(silent.taken).toEqual([])
      expect(server.taken).toHaveLength(1)
      expect(await rows()).toMatchObject([{ attempts: 2, failure: null, last_error: null }])
    },
  )

  test('a server that breaks the connection without taking the mail gets it again', async () => {
    const { server, carrier } = await smtp(['cut'])
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    // From here it is indistinguishable from a lost receipt.
    expect(await rows()).toMatchObject([{ done_at: null, failed_at: null, failure: 'unconfirmed' }])
    parts.clock.now = later(30_000)
    await sendNextMail(parts)
    expect(server.taken).toHaveLength(1)
    expect(await rows()).toMatchObject([{ attempts: 2, done_at: later(30_000).toISOString() }])
  })

  test('a receipt that is lost doubles the mail, both under one Message-ID', async () => {
    const { server, carrier } = await smtp(['lose-receipt'])
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([{ done_at: null, failed_at: null, failure: 'unconfirmed' }])
    parts.clock.now = later(30_000)
    await sendNextMail(parts)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 2, done_at: later(30_000).toISOString(), failure: null })
    expect(server.taken).toHaveLength(2)
    for (const mail of server.taken) expect(mail).toContain(`Message-ID: <${row?.id}@passage.example>`)
  })

  test('a connection that breaks right after the 250 changes nothing: the mail is done and is sent once', async () => {
    const { server, carrier } = await smtp(['cut-after'])
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([{ done_at: PROMISED_AT.toISOString(), attempts: 1, failure: null }])
    parts.clock.now = later(HOUR)
    expect(await sendNextMail(parts)).toBe(false)
    expect(server.taken).toHaveLength(1)
  })

  test('a server that is not there is tried again', async () => {
    const parts = outboxParts(
      database(),
      createSmtpCarrier(readSmtpUrl('smtp://127.0.0.1:1'), FROM, PATIENCE),
    )
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([
      {
        failed_at: null,
        run_at: later(30_000).toISOString(),
        failure: 'unreachable',
        last_error: expect.stringMatching('ECONNREFUSED'),
      },
    ])
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

  test('a folder that cannot be written is tried again', async () => {
    const folder = await mailFolder()
    await writeFile(path.join(folder, 'mail'), 'a file where the folder should be')
    const parts = outboxParts(database(), createFileCarrier(path.join(folder, 'mail'), FROM))
    await promiseMails(database(), ['camille@example.com'])
    await sendNextMail(parts)
    expect(await rows()).toMatchObject([{ done_at: null, failed_at: null, failure: 'disk' }])
  })
})

describe('connections to the mail server', () => {
  const database = useDatabase('sqlite')

  test.each([
    ['', 3],
    ['?pool=true', 1],
  ])('with the options “%s”, three mails take %i connection(s)', async (options, connections) => {
    const { server, carrier } = await smtp([], {}, PATIENCE, options)
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['a@example.com', 'b@example.com', 'c@example.com'])
    while (await sendNextMail(parts)) {
      // Until nothing is left.
    }
    expect(server.taken).toHaveLength(3)
    expect(server.connections.opened).toBe(connections)
  })

  test('a kept connection that the server has closed costs no attempt', async () => {
    const { server, carrier } = await smtp(['cut-after'], {}, PATIENCE, '?pool=true')
    const parts = outboxParts(database(), carrier)
    await promiseMails(database(), ['a@example.com', 'b@example.com'])
    await sendNextMail(parts)
    await sendNextMail(parts)
    expect(server.taken).toHaveLength(2)
    const attempts = await database().db.selectFrom('outbox').select('attempts').execute()
    expect(attempts).toEqual([{ attempts: 1 }, { attempts: 1 }])
  })

  test('the account of SMTP_URL signs in, also where it has signs that addresses cannot hold', async () => {
    const account = { user: 'passage@example.com', pass: 'p:a/s#s %' }
    const server = await startTestSmtp([], { account })
    onTestFinished(() => server.close())
    const { user, pass } = account
    const url = (secret: string) =>
      `smtp://${encodeURIComponent(user)}:${encodeURIComponent(secret)}@127.0.0.1:${server.port}`
    await tryMailServer(readSmtpUrl(url(pass)), PATIENCE)
    await expect(tryMailServer(readSmtpUrl(url('wrong')), PATIENCE)).rejects.toMatchObject({
      failure: 'sign-in',
    })
  })

  test('a password does not travel to a server without encryption', async () => {
    const server = await startTestSmtp([], { account: { user: 'a', pass: 'b' } })
    onTestFinished(() => server.close())
    const url = `smtp://a:b@127.0.0.1:${server.port}?requireTLS=true`
    await expect(tryMailServer(readSmtpUrl(url), PATIENCE)).rejects.toMatchObject({ failure: 'tls' })
  })
})
