import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder of the server under test. */
function dataDir(): string {
  const folder = process.env.PASSAGE_TEST_DATA
  if (folder === undefined) throw new Error('PASSAGE_TEST_DATA is set by the Playwright configuration')
  return folder
}

/** Rows on disk for a reference: enquiries, mails in the outbox, and how many of those are rendered. */
export function storedUnder(reference: string): StoredSubmission {
  const database = new DatabaseSync(path.join(dataDir(), 'site.db'), { readOnly: true })
  try {
    const requests = database
      .prepare('select id, language, source_page from enquiry where reference = ?')
      .all(reference)
    const request = requests[0]
    const mails = database
      .prepare('select id from outbox where enquiry_id = ?')
      .all(request?.id ?? null)
      .map((row) => String(row.id))
    const folder = path.join(dataDir(), 'mail')
    // The first mail of the site makes the folder.
    const written = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    return {
      requests: requests.length,
      language: request?.language as string | undefined,
      source: request?.source_page as string | undefined,
      mails: mails.length,
      written: mails.filter((id) => written.some((name) => name.includes(id))).length,
    }
  } finally {
    database.close()
  }
}

interface StoredSubmission {
  requests: number
  language: string | undefined
  /** Path of the page that it came from. */
  source: string | undefined
  mails: number
  written: number
}
