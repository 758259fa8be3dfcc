/** Mails as `.eml` files, for an installation without a mail server (contracts, `SMTP_URL`). */
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { composeMail } from './compose-mail.ts'
import { type MailCarrier, MailError } from './outgoing-mail.ts'

/**
 * Writes each mail to a file named by its outbox id: a second attempt replaces the first one's file. The file is on
 * the disk before it gets its name.
 * @param folder made when it is missing
 */
export function createFileCarrier(folder: string, mailFrom: string): MailCarrier {
  return {
    async send(mail) {
      const { message } = await composeMail(mail, mailFrom)
      try {
        await mkdir(folder, { recursive: true })
        const target = path.join(folder, `${mail.id}.eml`)
        const draft = `${target}.${process.pid}.tmp`
        await writeDurably(draft, message)
        await rename(draft, target)
        await syncFolder(folder)
      } catch (error) {
        throw new MailError('disk', error instanceof Error ? error.message : String(error), { cause: error })
      }
    },
    close() {},
  }
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new name is part of the folder, which has to reach the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
