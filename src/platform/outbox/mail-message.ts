/** A mail in the words of nodemailer, the same whether it leaves by SMTP or goes to a file. */
import type { SendMailOptions } from 'nodemailer'
import { AGENCY } from '#/lib/settings.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/**
 * Adds what is the same for every mail of the site: the sender, a `Message-ID` that stays the same at every attempt,
 * and the marks that keep automatic answers away (RFC 3834), except where somebody wrote the mail.
 * @param mailFrom the address that sends
 */
export function mailMessage(mail: OutgoingMail, mailFrom: string): SendMailOptions {
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  const messageId = (id: string) => `<${id}@${host}>`
  return {
    from: { name: AGENCY.name, address: mailFrom },
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...(mail.cc && mail.cc.length > 0 ? { cc: [...mail.cc] } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail.id),
    ...(mail.follows ? { inReplyTo: messageId(mail.follows), references: messageId(mail.follows) } : {}),
    headers: {
      ...(mail.personal ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      'Content-Language': mail.language,
    },
    // Templates never name files or addresses to fetch; nodemailer would.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
