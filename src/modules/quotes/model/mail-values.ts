/** What the fields of the mail with a quote are filled in with; the same in its preview and when it is sent. */
import { formatPhone } from '#/i18n/format-phone.ts'
import { AGENCY } from '#/lib/settings.ts'
import { fieldsIn, type ReplyField } from '#/modules/correspondence/model/reply-fields.ts'
import type { QuoteDocument } from './quote-document.schema.ts'

/** Fields that have a value in it. */
const MAIL_FIELDS = ['name', 'company', 'reference', 'agent', 'signature', 'agency', 'phone'] as const

type MailValues = Readonly<Record<(typeof MAIL_FIELDS)[number], string>>

/** The values by field. */
export function mailValues(
  { language, client }: Pick<QuoteDocument, 'language' | 'client'>,
  sent: Pick<MailValues, 'reference' | 'agent' | 'signature'>,
): MailValues {
  return {
    ...{ ...sent, name: client.name || client.company, company: client.company },
    ...{ agency: AGENCY.name, phone: formatPhone(AGENCY.phone, language) },
  }
}

/** Whether a field can be filled in. */
export const isMailField = (field: ReplyField) => (MAIL_FIELDS as readonly string[]).includes(field)

/** Whether the client would get a mail with a gap, or none. */
export function hasMailGap(mail: QuoteDocument['mail']): boolean {
  if (mail === null) return false
  const { subject, body } = mail
  if (subject.trim() === '' || body.trim() === '') return true
  return !fieldsIn(`${subject} ${body}`).every(isMailField)
}
