/** Export and erasure of the data of the person behind an enquiry. */

import { type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Person } from '#/platform/database/personal-data.ts'
import { type ErasedPerson, erasePerson, exportPerson } from './person.ts'
import type { RemoveOrphanedFiles } from './remove-orphaned-files.ts'

async function findRequester(
  { db }: Database,
  reference: string,
): Promise<{ id: string; person: Person } | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .select(['id', 'email', 'phone_e164'])
    .where('reference', '=', reference)
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  // Every enquiry has an address or a phone number.
  const person = row.email === '' ? { phone: row.phone_e164 ?? '' } : { email: row.email }
  return { id: row.id, person }
}

/** Export everything stored of the person, as the JSON text of a file; undefined when the enquiry is gone. */
export async function exportSender(
  database: Database,
  reference: string,
  by: StaffActor,
): Promise<string | undefined> {
  const row = await findRequester(database, reference)
  if (row === undefined) return undefined
  const exported = await exportPerson(row.person, { database })
  await writeAudit(database.db, {
    actor: by,
    action: 'request.person-exported',
    subject: { id: row.id, name: reference },
  })
  return `${JSON.stringify(exported, null, 2)}\n`
}

/**
 * Erase all enquiries of the person.
 * @param remove for tests; by default the files of this process
 * @returns how many there were, and what must stay; undefined when the enquiry is gone
 */
export async function eraseSender(
  database: Database,
  reference: string,
  by: StaffActor,
  remove?: RemoveOrphanedFiles,
): Promise<ErasedPerson | undefined> {
  const row = await findRequester(database, reference)
  if (row === undefined) return undefined
  return erasePerson(row.person, { database, ...(remove ? { remove } : {}) }, (transaction, count) =>
    writeAudit(transaction, {
      actor: by,
      action: 'request.person-erased',
      // The reference only: the audit log must not identify the person.
      subject: { id: row.id, name: reference },
      details: { count },
    }),
  )
}
