/** Anonymization of enquiries, so that only statistics remain (behaviour 6.3). */

import type { Updateable } from 'kysely'
import { forgetWordsOf } from '#/modules/calendar/server/record/forget-words.server.ts'
import { releaseWithOrigin } from '#/modules/calendar/server/record/hold-days.server.ts'
import { SHELL } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import { attachmentsOf, personalData } from '#/platform/database/personal-data.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { fieldsOf } from '../../model/derive.ts'
import { ENQUIRY_KINDS } from '../../model/kinds.ts'
import { originOf } from '../record/booking-of-enquiry.server.ts'
import { keptOf, mergedInto, readMerges } from '../record/merges.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

/** Columns of fields that stay for statistics, as do kind, status and dates. */
const STATISTICS: readonly string[] = ['budget', 'guests', 'surface_m2']

/** Values of an anonymized enquiry: whatever a form asks for goes, but for {@link STATISTICS}. */
const ANONYMOUS: Updateable<EnquiryTable> = {
  ...Object.fromEntries(
    ENQUIRY_KINDS.flatMap(fieldsOf).flatMap(([, { column }]) =>
      column === undefined || STATISTICS.includes(column) ? [] : [[column, null]],
    ),
  ),
  full_name: '',
  email: '',
  phone_e164: null,
  first_day: null,
  last_day: null,
  outcome_note: null,
  sender_network: null,
}

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
    await releaseWithOrigin(transaction, originOf({ id }), { by: SHELL, at: now })
    const erased = await transaction
      .updateTable('enquiry')
      // The key is a hash of the typed content, by which the row could be identified.
      .set({
        ...ANONYMOUS,
        details: toJson({}),
        submission_key: `erased ${id}`,
        anonymized_at: now.toISOString(),
      })
      .where('id', '=', id)
      .returning('reference')
      .executeTakeFirst()
    await forgetWordsOf(transaction, originOf({ id }), erased?.reference ?? '')
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
 * statistics. They are enquiries that {@link deletable} has named.
 */
export async function deleteEnquiries(
  transaction: Transaction,
  ids: readonly string[],
  now = new Date(),
): Promise<OrphanedFiles> {
  return inParts(ids, async (part) => {
    const merges = await readMerges(transaction, part)
    const all = [...new Set(part.flatMap((id) => [id, ...mergedInto(merges, id)]))]
    const orphaned = await removeAttached(transaction, all)
    for (const id of all) await releaseWithOrigin(transaction, originOf({ id }), { by: SHELL, at: now })
    for (const { onEnquiries } of personalData()) await onEnquiries?.remove(transaction, all)
    await transaction.deleteFrom('enquiry').where('id', 'in', all).execute()
    // A kept one was found by their words.
    await indexEnquiries(transaction, [...new Set(part.map((id) => keptOf(merges, id)))])
    return orphaned
  })
}

/** Those of some enquiries that may be deleted: nothing hangs on them, or on what was merged into them, that must be kept. */
export async function deletable(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const free = new Set<string>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE)
    const merges = await readMerges(db, part)
    const groups = part.map((id) => [id, ...mergedInto(merges, id)])
    const attached = await attachmentsOf(db, groups.flat())
    const staying = new Set(attached.filter(({ mustStay }) => mustStay).map(({ enquiryId }) => enquiryId))
    for (const group of groups)
      if (group[0] !== undefined && !group.some((id) => staying.has(id))) free.add(group[0])
  }
  return free
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
