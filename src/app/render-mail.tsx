/** Writes the mails of the outbox: the renderer that the composition hands to the worker. */
import { render } from '@react-email/render'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { MailLayout } from '#/mail/mail-layout.tsx'
import { plainText } from '#/mail/plain-text.ts'
import { oneLine, shorten } from '#/mail/safe-text.ts'
import { replyMail, replyMailPayload } from '#/modules/correspondence/mail/reply-mail.ts'
import { acknowledgement } from '#/modules/enquiries/mail/acknowledgement.ts'
import { enquiryMailPayload } from '#/modules/enquiries/mail/enquiry-mail.ts'
import { notification } from '#/modules/enquiries/mail/notification.ts'
import { sharedAnswersMail, sharedAnswersPayload } from '#/modules/shortlists/mail/shared-answers.ts'
import { accountAlert, accountAlertPayload } from '#/modules/staff/mail/account-alert.ts'
import { accountMail, accountMailPayload } from '#/modules/staff/mail/account-mail.ts'
import { MAIL_SORTS } from '#/platform/outbox/mail-sorts.ts'
import type { MailContext, RenderedMail } from '#/platform/outbox/outgoing-mail.ts'

/** The longest name beside an address. */
const LONGEST_NAME = 80

/**
 * Writes a mail from its payload in the outbox. Answers to the acknowledgement go to the agency, answers to the
 * notification to the visitor; the sender is always the site's own address. Answers of the staff are letters of theirs.
 * @throws {Error} when the payload is none that this version knows
 */
export async function renderMail(payload: unknown, { siteUrl, mailTo }: MailContext): Promise<RenderedMail> {
  const account = accountMailPayload.safeParse(payload)
  if (account.success) {
    return { ...(await bothParts(accountMail(account.data, siteUrl))), to: account.data.data.email }
  }
  const alert = accountAlertPayload.safeParse(payload)
  if (alert.success) {
    return { ...(await bothParts(accountAlert(alert.data, siteUrl))), to: alert.data.data.email }
  }
  const answers = sharedAnswersPayload.safeParse(payload)
  if (answers.success) {
    return { ...(await bothParts(sharedAnswersMail(answers.data, siteUrl))), to: answers.data.data.email }
  }
  const reply = replyMailPayload.safeParse(payload)
  if (reply.success) {
    const { to, cc, follows } = reply.data.data
    const parts = await bothParts(replyMail(reply.data, siteUrl))
    return {
      ...parts,
      to: { name: shorten(oneLine(to.name), LONGEST_NAME), address: to.address },
      cc,
      replyTo: mailTo,
      personal: true,
      ...(follows ? { follows } : {}),
    }
  }
  const { template, data } = enquiryMailPayload.parse(payload)
  const visitor = { name: shorten(oneLine(data.fullName), LONGEST_NAME), address: data.email }
  return MAIL_SORTS[template] === 'acknowledgement'
    ? { ...(await bothParts(acknowledgement(data, siteUrl))), to: data.email, replyTo: mailTo }
    : { ...(await bothParts(notification(data, siteUrl))), to: mailTo, replyTo: visitor }
}

async function bothParts(document: MailDocument) {
  return {
    subject: document.subject,
    html: await render(<MailLayout document={document} />),
    text: plainText(document),
    language: LANGUAGES[document.language].tag,
    ...(document.unsubscribe ? { unsubscribe: document.unsubscribe } : {}),
  }
}
