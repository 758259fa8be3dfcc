/** Writes the mails of the outbox: the renderer that the composition hands to the worker. */
import { render } from '@react-email/render'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { MailContext, RenderedMail } from '#/server/mail/outgoing-mail.ts'
import { accountMail, accountMailPayload } from './account-mail.ts'
import type { MailDocument } from './mail-document.ts'
import { MailLayout } from './mail-layout.tsx'
import { plainText } from './plain-text.ts'
import { quoteAcknowledgement } from './quote-acknowledgement.ts'
import { quoteMailPayload } from './quote-mail.ts'
import { quoteNotification } from './quote-notification.ts'

/**
 * Writes a mail from its payload in the outbox.
 * @throws {Error} when the payload is none that this version knows
 */
export async function renderMail(payload: unknown, { siteUrl, mailTo }: MailContext): Promise<RenderedMail> {
  const account = accountMailPayload.safeParse(payload)
  if (account.success) {
    return { ...(await bothParts(accountMail(account.data, siteUrl))), to: account.data.data.email }
  }
  const { template, data } = quoteMailPayload.parse(payload)
  const visitor = { name: data.fullName, address: data.email }
  if (template === 'quote-acknowledgement') {
    return { ...(await bothParts(quoteAcknowledgement(data, siteUrl))), to: visitor, replyTo: mailTo }
  }
  return { ...(await bothParts(quoteNotification(data, siteUrl))), to: mailTo, replyTo: visitor }
}

async function bothParts(document: MailDocument) {
  return {
    subject: document.subject,
    html: await render(<MailLayout document={document} />),
    text: plainText(document),
    language: LANGUAGES[document.language].tag,
  }
}
