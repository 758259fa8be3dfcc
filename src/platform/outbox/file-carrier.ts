/** Mails as `.eml` files, for an installation without a mail server (contracts, `SMTP_URL`). */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { composeMail } from './compose-mail.ts'
import { type MailCarrier, MailError } from './outgoing-mail.ts'

/**
 * Write each mail to a file named by its outbox id: a second attempt replaces the first one's file. The file is on
 * the disk before it gets its name.
 * @param folder made when it is missing
 */
export function createFileCarrier(folder: string, mailFrom: string): MailCarrier {
  return {
    async send(mail) {
      const { message } = await composeMail(mail, mailFrom)
      try {
        await mkdir(folder, { recursive: true })
        await writeDurably(path.join(folder, `${mail.id}.eml`), message)
      } catch (error) {
        throw new MailError('disk', error instanceof Error ? error.message : String(error), { cause: error })
      }
    },
    withdraw: (id) => rm(path.join(folder, `${id}.eml`), { force: true }),
    close() {},
  }
}
