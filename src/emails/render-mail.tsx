/** Writes the mails of the outbox: the renderer that the composition hands to the worker. */
import { render } from '@react-email/render'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { MailContext, RenderedMail } from '#/server/mail/outgoing-mail.ts'
import { accountAlert, accountAlertPayload } from './account-alert.ts'
import { accountMail, accountMailPayload } from './account-mail.ts'
import { acknowledgement } from './acknowledgement.ts'
import { enquiryMailPayload } from './enquiry-mail.ts'
import type { MailDocument } from './mail-document.ts'
import { MailLayout } from './mail-layout.tsx'
import { notification } from './notification.ts'
import { plainText } from './plain-text.ts'
import { replyMail, replyMailPayload } from './reply-mail.ts'
import { oneLine, shorten } from './safe-text.ts'

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
  return template.endsWith('-acknowledgement')
    ? { ...(await bothParts(acknowledgement(data, siteUrl))), to: data.email, replyTo: mailTo }
    : { ...(await bothParts(notification(data, siteUrl))), to: mailTo, replyTo: visitor }
}

async function bothParts(document: MailDocument) {
  return {
    subject: document.subject,
    html: await render(<MailLayout document={document} />),
    text: plainText(document),
    language: LANGUAGES[document.language].tag,
  }
}
