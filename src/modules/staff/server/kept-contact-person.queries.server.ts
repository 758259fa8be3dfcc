/** The contact person in the memory of this process: pages that name somebody need no database for it. */
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { ContactPerson } from '../model/contact-person.schema.ts'
import { readContactPerson } from './agency-settings.repository.server.ts'

interface Kept {
  readonly revision: number
  readonly person: ContactPerson
}

const keptOf = new WeakMap<object, Kept>()

/** Read the contact person at the start, so that also the first page is drawn without a question. */
export async function warmContactPerson(database: Database): Promise<void> {
  await revisionWatchOf(database).current()
  await keptContactPerson(database)
}

/**
 * The contact person of the known content revision: the database is asked once after each change. While it does not
 * answer, whoever was named last: a page with what a visitor has typed must not fail for it.
 */
export async function keptContactPerson(database: Database): Promise<ContactPerson> {
  const kept = keptOf.get(database)
  const revision = revisionWatchOf(database).known
  if (kept?.revision === revision) return kept.person
  try {
    const person = await readContactPerson(database)
    keptOf.set(database, { revision, person })
    return person
  } catch (error) {
    if (kept === undefined || !isUnavailable(error)) throw error
    return kept.person
  }
}
