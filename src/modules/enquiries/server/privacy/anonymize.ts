/** Anonymization of enquiries, so that only statistics remain (behaviour 6.3). */

import { toJson } from '#/platform/database/json.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { keptOf, mergedInto, readMerges } from '../record/merges.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'

/** Values of an anonymized enquiry; the columns for statistics stay (kind, status, dates, ranges). */
const ANONYMOUS = {
  company: null,
  job_title: null,
  first_name: null,
  last_name: null,
  full_name: '',
  email: '',
  phone_e164: null,
  phone_typed: null,
  start_date: null,
  duration: null,
  first_day: null,
  last_day: null,
  message: null,
  outcome_note: null,
  sender_network: null,
} as const

/** Files to remove once the transaction is committed. */
export interface OrphanedFiles {
  /** Ids of mails, which name their files where mails are written to files. */
  readonly mails: readonly string[]
  /** Storage keys without a reference. */
  readonly photos: readonly string[]
}

/** Batch size of the ids in one statement, far below the limits of both databases. */
const AT_ONCE = 500

/**
 * Anonymize enquiries: texts, contact details, notes, mails and photographs are removed; the row stays for statistics
 * with its reference, kind, status, language, dates of arrival and change, ranges of budget and guests, surface, and
 * the venues asked about.
 */
export async function anonymizeEnquiries(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<OrphanedFiles> {
  const orphaned = await inParts(ids, (part) => removeAttached(transaction, part))
  for (const id of ids) {
    await transaction
      .updateTable('enquiry')
      // The key is a hash of the typed content, by which the row could be identified.
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
  // From now on found by its reference only.
  await indexEnquiries(transaction, ids)
  return orphaned
}

/**
 * Delete enquiries with all dependent rows and those that were merged into them: for spam, which is not part of the
 * statistics.
 */
export async function deleteEnquiries(
  transaction: Transaction,
  ids: readonly string[],
): Promise<OrphanedFiles> {
  return inParts(ids, async (part) => {
    const merges = await readMerges(transaction, part)
    const all = [...new Set(part.flatMap((id) => [id, ...mergedInto(merges, id)]))]
    const orphaned = await removeAttached(transaction, all)
    await transaction.deleteFrom('enquiry').where('id', 'in', all).execute()
    // A kept one was found by their words.
    await indexEnquiries(transaction, [...new Set(part.map((id) => keptOf(merges, id)))])
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

async function removeAttached(transaction: Transaction, ids: readonly string[]): Promise<OrphanedFiles> {
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
