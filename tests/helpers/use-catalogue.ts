/** A catalogue on a database: what the tests of its imports and exports begin with. */
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { temporaryFolder } from './catalogue-folder.ts'
import { type ENGINES, useDatabase } from './database.ts'

/** Progress that nobody reads. */
export const quietly = () => {}

/** An empty database, stores for photographs beside it, and how often its content has changed. */
export function useCatalogue(engine: (typeof ENGINES)[number]) {
  const database = useDatabase(engine)
  const newTarget = async () => ({ database: database(), storage: openLocalStorage(await temporaryFolder()) })
  const revision = async () => {
    const row = await database()
      .db.selectFrom('content_revision')
      .select('revision')
      .executeTakeFirstOrThrow()
    return row.revision
  }
  return { database, newTarget, revision }
}
