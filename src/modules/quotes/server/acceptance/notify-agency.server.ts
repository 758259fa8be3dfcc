/** The agency hears at once what has become of a quote. */
import type { Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import type { QuoteNoticePayload } from '../../mail/quote-notice.ts'
import type { QuoteRow } from '../quote-events.server.ts'

/** Promise a mail to the agency, within the transaction that is its reason. */
export async function notifyAgency(
  db: Transaction,
  { enquiry_id, reference: number }: QuoteRow,
  { text = '', ...said }: Pick<QuoteNoticePayload['data'], 'what' | 'write'> & { readonly text?: string },
  now: Date,
): Promise<void> {
  const { reference } = await db
    .selectFrom('enquiry')
    .select('reference')
    .where('id', '=', enquiry_id)
    .executeTakeFirstOrThrow()
  const data = { ...said, number: number ?? '', reference, text }
  const payload: QuoteNoticePayload = { template: 'acceptance-notice', data }
  await enqueueMail(db, { payload, enquiryId: enquiry_id, at: now.toISOString() })
}
