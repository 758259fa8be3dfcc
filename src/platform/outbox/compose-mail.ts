/** From a mail to the bytes that travel, by SMTP or into a file. */
import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** A mail as it is handed over. */
export interface ComposedMail {
  /** Who sends and who receives, apart from what the headers say. */
  readonly envelope: { readonly from: string; readonly to: string[] }
  /** Headers and parts, RFC 5322. */
  readonly message: Buffer
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Writes the whole message. */
export async function composeMail(mail: OutgoingMail, mailFrom: string): Promise<ComposedMail> {
  const { message, envelope } = await composer.sendMail(mailMessage(mail, mailFrom))
  if (!envelope.from) throw new Error('A mail without a sender')
  return { envelope: { from: envelope.from, to: envelope.to }, message: message as Buffer }
}
