import { createHash } from 'node:crypto'
import type { Storage } from '#/platform/storage/local-storage.ts'
import type { OutgoingMail, RenderedMail } from './outgoing-mail.ts'

/**
 * Read the files that go with a mail.
 * @throws {Error} when one is gone, or is not the one that was promised: the mail waits rather than say something else
 */
export async function attach(
  { files = [], ...mail }: RenderedMail,
  storage: Pick<Storage, 'get'>,
): Promise<Omit<OutgoingMail, 'id'>> {
  if (files.length === 0) return mail
  const attachments = [...(mail.attachments ?? [])]
  for (const { name, key, sha256 } of files) {
    const bytes = await storage.get(key)
    if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`the file ${key} is not the one that was promised`)
    attachments.push({ name, bytes })
  }
  return { ...mail, attachments }
}
