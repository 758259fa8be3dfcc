/** Payloads of the two mails about an enquiry. */
import { saysMore } from '#/forms/phone-parts.ts'
import type { EnquiryMailData, EnquiryMailPayload, EnquiryMailTemplate } from '../../mail/enquiry-mail.ts'
import type { MailPart, NewEnquiry } from './form-definition.server.ts'

/** The mail to the visitor, then the one to the agency. */
const TEMPLATES = {
  'quote-venue': ['quote-acknowledgement', 'quote-notification'],
  quote: ['quote-acknowledgement', 'quote-notification'],
  visit: ['visit-acknowledgement', 'visit-notification'],
  contact: ['contact-acknowledgement', 'contact-notification'],
  proposal: ['proposal-acknowledgement', 'proposal-notification'],
} as const satisfies Record<NewEnquiry['kind'], readonly EnquiryMailTemplate[]>

/** The acknowledgement to the visitor and the notification to the agency. */
export function mailsOf(enquiry: NewEnquiry, part: MailPart, reference: string): EnquiryMailPayload[] {
  const { full_name, email, company, message, phone_typed: typed } = enquiry.record.columns
  const data: EnquiryMailData = {
    reference,
    language: enquiry.language,
    receivedAt: enquiry.at,
    sourcePage: enquiry.sourcePage,
    fullName: full_name,
    email,
    phone: enquiry.phone,
    ...(typed && (!enquiry.phone || saysMore(typed, enquiry.phone)) ? { phoneTyped: typed } : {}),
    company: company ?? undefined,
    message: message ?? undefined,
    ...(enquiry.spamSigns.length > 0 ? { spamReasons: [...enquiry.spamSigns] } : {}),
    ...part,
  }
  return TEMPLATES[enquiry.kind].map((template) => ({ template, data }))
}

/** Whether a mail goes to the agency; else to the caller. */
export function isForAgency({ template }: EnquiryMailPayload): boolean {
  return template.endsWith('-notification')
}
