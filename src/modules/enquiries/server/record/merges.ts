/** Enquiries that were merged into others: who was merged into whom, in both directions. */

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#/platform/database/schema.ts'

/** Not merged into another enquiry: the condition of every list and count over the table `enquiry`. */
export const UNMERGED: RawBuilder<SqlBool> = sql`enquiry.id not in (select enquiry_id from enquiry_merge)`

/** Merged into another enquiry: few, so that counts over an index without the id subtract them. */
export const MERGED: RawBuilder<SqlBool> = sql`enquiry.id in (select enquiry_id from enquiry_merge)`

/** Who was merged into whom. */
export type Merges = ReadonlyMap<string, string>

/** Every merge of the groups that these enquiries belong to; empty for nearly all enquiries. */
export async function readMerges(db: Db, ids: readonly string[]): Promise<Merges> {
  const merges = new Map<string, string>()
  let unasked = [...new Set(ids)]
  const asked = new Set(unasked)
  while (unasked.length > 0) {
    const wanted = unasked
    const rows = await db
      .selectFrom('enquiry_merge')
      .select(['enquiry_id', 'into_id'])
      .where((eb) => eb.or([eb('enquiry_id', 'in', wanted), eb('into_id', 'in', wanted)]))
      .execute()
    for (const { enquiry_id, into_id } of rows) merges.set(enquiry_id, into_id)
    unasked = rows.flatMap(({ enquiry_id, into_id }) => [enquiry_id, into_id]).filter((id) => !asked.has(id))
    for (const id of unasked) asked.add(id)
  }
  return merges
}

/** The enquiry that is kept in the end; the enquiry itself where it was not merged. */
export function keptOf(merges: Merges, id: string): string {
  const into = merges.get(id)
  return into === undefined ? id : keptOf(merges, into)
}

/** What was merged into an enquiry, directly or by way of others. */
export function mergedInto(merges: Merges, id: string): string[] {
  return [...merges].flatMap(([merged, into]) => (into === id ? [merged, ...mergedInto(merges, merged)] : []))
}

/** The enquiries together with all that were merged with them. */
export async function withMerged(db: Db, ids: readonly string[]): Promise<string[]> {
  const merges = await readMerges(db, ids)
  return [...new Set([...ids, ...[...merges].flat()])]
}
