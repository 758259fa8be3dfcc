/**
 * The revision of everything public, for this process. Every page is a function of its address and this
 * number (ARCHITECTURE.md).
 */
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { listenForRevisions } from '#/platform/database/revision-notifications.ts'
import { getLog } from '#/platform/log.ts'

const POLL_MS = 1000

/**
 * Begin to watch: read the revision, then ask every second, and on PostgreSQL be notified at once as well.
 * Called once by whatever starts the server.
 * @returns the way to stop, to be called before the database is closed
 * @throws when the database does not answer
 */
export async function watchContentRevision(database: Database): Promise<() => Promise<void>> {
  const watch = revisionWatchOf(database)
  await watch.check()
  const stopListening =
    database.engine === 'postgres'
      ? await listenForRevisions(database.url, (revision) => watch.note(revision))
      : async () => {}

  let failing = false
  const poll = setInterval(() => {
    watch.check().then(
      () => {
        failing = false
      },
      (error: unknown) => {
        // Once per outage: a line every second would drown everything else.
        if (!failing) getLog().error({ err: error }, 'the content revision could not be read')
        failing = true
      },
    )
  }, POLL_MS)
  return async () => {
    clearInterval(poll)
    await stopListening()
  }
}
