import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { later, outboxParts, PROMISED_AT, promiseMails } from '../../../tests/helpers/outbox.ts'
import { type SmtpAnswer, startTestSmtp } from '../../../tests/helpers/smtp.ts'
import { createFileCarrier } from './file-carrier.ts'
import { sendNextMail } from './send-next-mail.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

const FROM = 'rooms@passage.example'
const HOUR = 60 * 60 * 1000
const PATIENT = { connectMs: 10_000, silenceMs: 10_000, wholeMs: 10_000 }

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
