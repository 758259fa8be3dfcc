import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder of the server under test. */
function dataDir(): string {
  const folder = process.env.PASSAGE_TEST_DATA
  if (folder === undefined) throw new Error('PASSAGE_TEST_DATA is set by the Playwright configuration')
  return folder
}

/** What is on disk for a reference: requests, and mails in the outbox. */
export function storedUnder(reference: string): {
  requests: number
  mails: number
  language: string | undefined
} {
  const database = new DatabaseSync(path.join(dataDir(), 'site.db'), { readOnly: true })
  try {
    const requests = database.prepare('select id, language from enquiry where reference = ?').all(reference)
    const id = requests[0]?.id
    const mails = id ? database.prepare('select id from outbox where enquiry_id = ?').all(id) : []
    return {
      requests: requests.length,
      mails: mails.length,
      language: requests[0]?.language as string | undefined,
    }
  } finally {
    database.close()
  }
}

/** The mails written for a reference, as raw text. */
export function writtenMails(reference: string): string[] {
  const folder = path.join(dataDir(), 'mail')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(reference))
}
