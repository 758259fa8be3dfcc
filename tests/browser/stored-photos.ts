import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The ids of the photographs of every proposal from an e-mail address, in their order. */
export function photosOf(email: string): string[][] {
  const folder = process.env.PASSAGE_TEST_DATA
  if (folder === undefined) throw new Error('PASSAGE_TEST_DATA is set by the Playwright configuration')
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  try {
    const photos = database.prepare('select id from proposal_photo where enquiry_id = ? order by position')
    return database
      .prepare("select id from enquiry where email = ? and kind = 'proposal' order by created_at")
      .all(email)
      .map(({ id }) => photos.all(id ?? null).map((photo) => String(photo.id)))
  } finally {
    database.close()
  }
}
