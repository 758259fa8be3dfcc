/** Requests in the database of the site, for tests of the back office in the browser. */
import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { Insertable } from 'kysely'
import type { EnquiryTable } from '../../src/modules/enquiries/server/tables/enquiry.ts'
import { type Database, openDatabase } from '../../src/platform/database/open-database.ts'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'

/**
 * Do something with the database of a site.
 * @param folder of the site; without it, the server that the tests of the back office share
 */
export async function withDatabase<T>(
  work: (database: Database) => Promise<T>,
  folder = process.env.PASSAGE_TEST_DESK_DATA,
): Promise<T> {
  if (folder === undefined) throw new Error('PASSAGE_TEST_DESK_DATA is set by the Playwright configuration')
  const database = openDatabase(`file:${path.join(folder, 'site.db')}`)
  try {
    return await work(database)
  } finally {
    // The server holds the file as well; that it is busy at this moment loses nothing.
    await database.close().catch(() => undefined)
  }
}

/** Store a request as if a form had sent it. */
export function insertEnquiry(fields: Partial<Insertable<EnquiryTable>>, venues: readonly string[] = []) {
  const asked = venues.map((name) => ({ id: null, slug: name.toLowerCase().replaceAll(/\W+/g, '-'), name }))
  // Each worker counts for itself, and all of them share one database.
  const reference = `Q-26-${randomInt(10_000_000, 100_000_000)}`
  return withDatabase((database) => storedEnquiry(database, { reference, ...fields }, asked))
}
