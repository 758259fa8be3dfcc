/** From a mail to the bytes that travel, by SMTP or into a file. */
import type { SendMailOptions } from 'nodemailer'
import { createTransport } from 'nodemailer'
import { AGENCY } from '#/lib/settings.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** A mail as it is handed over. */
export interface ComposedMail {
  /** Who sends and who receives, apart from what the headers say. */
  readonly envelope: { readonly from: string; readonly to: string[] }
  /** Headers and parts, RFC 5322. */
  readonly message: Buffer
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Write the whole message. */
export async function composeMail(mail: OutgoingMail, mailFrom: string): Promise<ComposedMail> {
  const { message, envelope } = await composer.sendMail(mailMessage(mail, mailFrom))
  if (!envelope.from) throw new Error('A mail without a sender')
  return { envelope: { from: envelope.from, to: envelope.to }, message: message as Buffer }
}

/**
 * Add what is the same for every mail of the site: the sender, a `Message-ID` that stays the same at every attempt,
 * and the headers that keep automatic answers away (RFC 3834), except where a person wrote the mail.
 * @param mailFrom the address that sends
 */
function mailMessage(mail: OutgoingMail, mailFrom: string): SendMailOptions {
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  const messageId = (id: string) => `<${id}@${host}>`
  return {
    from: { name: AGENCY.name, address: mailFrom },
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...(mail.cc && mail.cc.length > 0 ? { cc: [...mail.cc] } : {}),
    subject: mail.subject,
    ...(mail.attachments
      ? {
          attachments: mail.attachments.map(({ name, bytes, type = 'application/pdf' }) => ({
            ...{ filename: name, content: Buffer.from(bytes), contentType: type },
          })),
        }
      : {}),
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail.id),
    ...(mail.follows ? { inReplyTo: messageId(mail.follows), references: messageId(mail.follows) } : {}),
    headers: {
      ...(mail.personal ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      'Content-Language': mail.language,
      ...(mail.unsubscribe
        ? {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    // Templates never name files or addresses to fetch; nodemailer would.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
