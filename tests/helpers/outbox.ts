/** Parts of an outbox for tests: a clock that is moved by hand, mails without a template. */
import type { Database } from '#/platform/database/open-database.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import type { OutboxParts } from '#/platform/outbox/outbox-parts.ts'
import type { MailCarrier, RenderMail } from '#/platform/outbox/outgoing-mail.ts'

/** The moment at which mails of these tests are promised. */
export const PROMISED_AT = new Date('2026-11-20T10:00:00Z')

/** `AUTH_SECRET` of these tests. */
export const TEST_SECRET = 'a secret of at least 32 characters'

/** Write a mail to `{ to }` of the payload. */
export const renderTestMail: RenderMail = async (payload) => {
  const { to } = payload as { to: string }
  return { to, subject: 'A subject', text: 'A text', html: '<p>A text</p>', language: 'en' }
}

/** A worker's parts; `parts.clock.now` is the time. */
export function outboxParts(database: Database, carrier: MailCarrier) {
  const clock = { now: PROMISED_AT }
  const silent = () => {}
  const parts: OutboxParts = {
    database,
    carrier,
    render: renderTestMail,
    files: { get: async () => undefined },
    secret: TEST_SECRET,
    context: { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' },
    log: { info: silent, warn: silent, error: silent },
    now: () => clock.now,
  }
  return { ...parts, clock }
}

/** Enqueue mails, one for each recipient. */
export async function promiseMails(database: Database, recipients: readonly string[]): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    for (const to of recipients) {
      await enqueueMail(transaction, { payload: { to }, enquiryId: null, at: PROMISED_AT.toISOString() })
    }
  })
}

/**
 * A transport that records its recipients.
 * @param send runs before the recipient is recorded
 */
export function notingCarrier(send: MailCarrier['send'] = async () => {}) {
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

/** A number of milliseconds after the mails were promised. */
export function later(milliseconds: number): Date {
  return new Date(PROMISED_AT.getTime() + milliseconds)
}
