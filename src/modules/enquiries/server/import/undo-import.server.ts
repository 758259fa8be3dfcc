/** Taking a whole import of requests back, as far as nobody has worked on them since. */

import type { RecentImport, UndoneImport } from '#/lib/recent-import.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { attachmentsOf } from '#/platform/database/personal-data.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { deleteEnquiries } from '../privacy/anonymize.ts'
import type { RemoveOrphanedFiles } from '../privacy/remove-orphaned-files.ts'
import type { Entered } from '../submit/form-definition.server.ts'

/** Imports are offered to be undone for so long, in days. */
const DAYS = 30

/** As many imports as are listed. */
const LISTED = 5

/** What a colleague has imported lately, the latest first. */
export async function recentImports(
  { db }: Database,
  by: Pick<Entered['by'], 'id'>,
  now = new Date(),
): Promise<RecentImport[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString()
  const rows = await db
    .selectFrom('enquiry_history')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_history.enquiry_id')
    .select(['enquiry.id', 'enquiry.reference', 'enquiry.created_at', 'enquiry_history.details'])
    .where('event', '=', 'received')
    .where('actor', '=', by.id)
    .where('at', '>=', since)
    .where('anonymized_at', 'is', null)
    .orderBy('at', 'desc')
    .execute()
  const found = new Map<string, typeof rows>()
  for (const row of rows) {
    const { importId } = row.details
    if (typeof importId === 'string') found.set(importId, [...(found.get(importId) ?? []), row])
  }
  const imports = [...found].slice(0, LISTED)
  return Promise.all(
    imports.map(async ([id, all]) => {
      const untouched = await untouchedOf(
        db,
        all.map((row) => row.id),
      )
      return { id, at: all[0]?.created_at ?? '', count: all.length, untouched: untouched.length }
    }),
  )
}

/**
 * Remove the requests of an import that are as they came. Those that were changed, noted, answered or merged stay.
 * @param id of the import; only the account that imported it takes it back
 */
export async function undoImport(
  { db }: Database,
  id: string,
  by: Entered['by'],
  remove: RemoveOrphanedFiles,
  now = new Date(),
): Promise<UndoneImport> {
  const { orphaned, ...undone } = await db.transaction().execute(async (transaction) => {
    const rows = await requestsOf(transaction, id, by)
    // A concurrent change of one of them waits, or is waited for.
    if (rows.length > 0) {
      const ids = rows.map((row) => row.id)
      await transaction
        .updateTable('enquiry')
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', 'in', ids)
        .execute()
    }
    const untouched = new Set(
      await untouchedOf(
        transaction,
        rows.map((row) => row.id),
      ),
    )
    const orphaned = await deleteEnquiries(transaction, [...untouched])
    if (untouched.size > 0) {
      await writeAudit(transaction, {
        action: 'request.list-import-undone',
        details: { count: untouched.size },
        ...{ actor: by, at: now },
      })
    }
    const kept = rows.filter((row) => !untouched.has(row.id)).map(({ reference }) => reference)
    return { removed: untouched.size, kept, orphaned }
  })
  await remove(orphaned)
  return undone
}

async function requestsOf(transaction: Transaction, importId: string, by: { id: string }) {
  const rows = await transaction
    .selectFrom('enquiry_history')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_history.enquiry_id')
    .select(['enquiry.id', 'enquiry.reference', 'enquiry_history.details'])
    .where('event', '=', 'received')
    .where('actor', '=', by.id)
    .orderBy('enquiry.reference')
    .execute()
  return rows.filter(({ details }) => details.importId === importId)
}

/** Those of which nothing has changed since they came: version and history are those of the import. */
async function untouchedOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'created_at'])
    .where('id', 'in', ids)
    .where('version', '=', 1)
    .execute()
  const history = await db
    .selectFrom('enquiry_history')
    .select(['enquiry_id', 'at'])
    .where('enquiry_id', 'in', ids)
    .execute()
  const merged = await db
    .selectFrom('enquiry_merge')
    .select(['enquiry_id', 'into_id'])
    .where((eb) => eb.or([eb('enquiry_id', 'in', ids), eb('into_id', 'in', ids)]))
    .execute()
  const inMerges = new Set(merged.flatMap(({ enquiry_id, into_id }) => [enquiry_id, into_id]))
  // A quote that was begun is work, too.
  const attached = new Set((await attachmentsOf(db, ids)).map(({ enquiryId }) => enquiryId))
  return rows
    .filter(
      ({ id, created_at }) =>
        !inMerges.has(id) &&
        !attached.has(id) &&
        history.every(({ enquiry_id, at }) => enquiry_id !== id || at === created_at),
    )
    .map(({ id }) => id)
}
