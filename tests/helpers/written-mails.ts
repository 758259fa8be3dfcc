/** Mails as a site without a mail server writes them, one file each: what stands in them outlives the outbox, which forgets its tokens. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The texts of the mails in a data folder that name something. */
export async function writtenMails(dataDir: string, named: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => textOf(await readFile(path.join(folder, name), 'utf8'))),
  )
  return texts.filter((text) => text.includes(named))
}

/** The head of a message and all of its parts, decoded (RFC 2045). */
function textOf(message: string): string {
  return message
    .split(/\r?\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/)
      return `${head}\n${decoded(body.join('\n\n'), /Content-Transfer-Encoding: ([\w-]+)/i.exec(head)?.[1])}`
    })
    .join('\n')
}

function decoded(body: string, encoding = ''): string {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString()
  if (!/^quoted-printable$/i.test(encoding)) return body
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
