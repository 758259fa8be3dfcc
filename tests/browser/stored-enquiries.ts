import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A request as it lies in the database of the server under test. */
export interface StoredEnquiry {
  reference: string
  kind: string
  status: string
  company: string
  venues: string[]
  /** How many mails were put into the outbox for it. */
  mails: number
}

/** Every request that came from an e-mail address, oldest first. */
export function enquiriesFrom(email: string): StoredEnquiry[] {
  const folder = process.env.PASSAGE_TEST_DATA
  if (folder === undefined) throw new Error('PASSAGE_TEST_DATA is set by the Playwright configuration')
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  try {
    const count = database.prepare('select count(*) as n from outbox where enquiry_id = ?')
    const venues = database.prepare('select slug from enquiry_venue where enquiry_id = ? order by position')
    return database
      .prepare('select id, reference, kind, status, company from enquiry where email = ? order by created_at')
      .all(email)
      .map(({ id, reference, kind, status, company }) => ({
        reference: String(reference),
        kind: String(kind),
        status: String(status),
        company: String(company),
        venues: venues.all(id ?? null).map(({ slug }) => String(slug)),
        mails: Number(count.get(id ?? null)?.n),
      }))
  } finally {
    database.close()
  }
}
