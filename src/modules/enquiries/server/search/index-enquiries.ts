/** Maintenance of the search index of enquiries. */

import type { Db, Transaction } from '#/platform/database/schema.ts'
import { keptOf, mergedInto, readMerges } from '../record/merges.ts'
import { enquirySearchText } from './enquiry-words.ts'

/** A bound on the ids of one statement. */
const AT_ONCE = 200

/**
 * Index enquiries by their current content. Call it in every transaction that stores an enquiry or changes its text.
 * An enquiry is also found by the words of those that were merged into it.
 */
export async function indexEnquiries(db: Transaction, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) await indexPart(db, ids.slice(at, at + AT_ONCE))
}

async function indexPart(db: Db, changed: readonly string[]): Promise<void> {
  const merges = await readMerges(db, changed)
  const kept = [...new Set(changed.flatMap((id) => [id, keptOf(merges, id)]))]
  const ids = [...new Set([...kept, ...kept.flatMap((id) => mergedInto(merges, id))])]
  const enquiries = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'full_name', 'first_name', 'last_name', 'company', 'job_title', 'email'])
    .select(['phone_e164', 'phone_typed', 'message', 'details'])
    .where('id', 'in', ids)
    // Their numbers shall rise as they came in.
    .orderBy('created_at')
    .execute()
  const venues = await db
    .selectFrom('enquiry_venue')
    .select(['enquiry_id', 'name'])
    .where('enquiry_id', 'in', ids)
    .execute()
  if (enquiries.length === 0) return
  const words = new Map(
    enquiries.map((enquiry) => {
      const names = venues.filter((venue) => venue.enquiry_id === enquiry.id).map(({ name }) => name)
      return [enquiry.id, enquirySearchText(enquiry, names)] as const
    }),
  )
  const rows = [...words].map(([id, own]) => {
    const others = mergedInto(merges, id).flatMap((merged) => words.get(merged) ?? [])
    return { enquiry_id: id, words: others.length === 0 ? own : allWords([own, ...others]) }
  })
  await db
    .insertInto('enquiry_search')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('enquiry_id').doUpdateSet(({ ref }) => ({ words: ref('excluded.words') })),
    )
    .execute()
}

/** The words of several texts, each once. */
function allWords(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(' ')))].join(' ')
}

/**
 * Index enquiries that are missing from the index, for example after an import.
 * @returns how many there were
 */
export async function indexMissingEnquiries(
  db: Db,
  onProgress: (text: string) => void = () => undefined,
): Promise<number> {
  const missing = await db
    .selectFrom('enquiry')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiry_search')
            .select('number')
            .whereRef('enquiry_search.enquiry_id', '=', 'enquiry.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .execute()
  if (missing.length > AT_ONCE) onProgress(`Making ${missing.length} requests searchable …`)
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const ids = missing.slice(at, at + AT_ONCE).map(({ id }) => id)
    await db.transaction().execute((transaction) => indexEnquiries(transaction, ids))
  }
  return missing.length
}
