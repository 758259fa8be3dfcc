/** Taking out of enquiries what names a person, so that only figures are left (behaviour 6.3). */
import type { Transaction } from 'kysely'
import { toJson } from '#/platform/database/json.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'
import { ANONYMOUS, type PersonalTables } from './personal-tables.ts'

/** What is left to be removed outside of the database once the transaction is committed. */
export interface OrphanedFiles {
  /** Ids of mails: names of their files where mails are written to files. */
  readonly mails: readonly string[]
  /** Keys in the storage that nothing speaks of any more. */
  readonly photos: readonly string[]
}

/** A bound on the ids of one statement, far below that of either database. */
const AT_ONCE = 500

/**
 * Make enquiries anonymous: texts, contact details, notes, mails and photographs go, the row stays for statistics with
 * its reference, kind, status, language, dates of arrival and change, ranges of budget and guests, surface, and the
 * venues asked about.
 */
export async function anonymizeEnquiries(
  transaction: Transaction<PersonalTables>,
  ids: readonly string[],
  now: Date,
): Promise<OrphanedFiles> {
  const orphaned = await inParts(ids, (part) => removeAttached(transaction, part))
  for (const id of ids) {
    await transaction
      .updateTable('enquiry')
      // The key is a hash of what was typed, and a user who knows that could find it again.
      .set({
        ...ANONYMOUS,
        details: toJson({}),
        submission_key: `erased ${id}`,
        anonymized_at: now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await transaction
      .updateTable('enquiry_history')
      .set({ details: toJson({}) })
      .where('enquiry_id', '=', id)
      .execute()
  }
  // Found by its reference only from now on.
  await indexEnquiries(transaction, ids)
  return orphaned
}

/** Delete enquiries with everything that hangs on them: for spam, which counts for nothing. */
export async function deleteEnquiries(
  transaction: Transaction<PersonalTables>,
  ids: readonly string[],
): Promise<OrphanedFiles> {
  return inParts(ids, async (part) => {
    const orphaned = await removeAttached(transaction, part)
    await transaction.deleteFrom('enquiry').where('id', 'in', part).execute()
    return orphaned
  })
}

async function inParts(
  ids: readonly string[],
  work: (part: readonly string[]) => Promise<OrphanedFiles>,
): Promise<OrphanedFiles> {
  const done: OrphanedFiles[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) done.push(await work(ids.slice(at, at + AT_ONCE)))
  return { mails: done.flatMap(({ mails }) => mails), photos: done.flatMap(({ photos }) => photos) }
}

async function removeAttached(
  transaction: Transaction<PersonalTables>,
  ids: readonly string[],
): Promise<OrphanedFiles> {
  const mails = await transaction
    .deleteFrom('outbox')
    .where('enquiry_id', 'in', ids)
    .returning('id')
    .execute()
  const photos = await transaction
    .deleteFrom('proposal_photo')
    .where('enquiry_id', 'in', ids)
    .returning('key')
    .execute()
  const keys = [...new Set(photos.map(({ key }) => key))]
  const shared =
    keys.length === 0
      ? []
      : await transaction.selectFrom('proposal_photo').select('key').where('key', 'in', keys).execute()
  const kept = new Set(shared.map(({ key }) => key))
  return { mails: mails.map(({ id }) => id), photos: keys.filter((key) => !kept.has(key)) }
}
