/** What enquiries are called where only their ids are known. */
import type { Db } from '#/platform/database/schema.ts'

/** An enquiry in a line of another module. */
export interface EnquiryName {
  readonly id: string
  readonly reference: string
  /** Company or person; empty after an erasure. */
  readonly name: string
}

/** Names of enquiries by their ids. */
export async function readEnquiryNames(db: Db, ids: readonly string[]): Promise<EnquiryName[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'company', 'full_name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, reference, company, full_name }) => ({ id, reference, name: company || full_name }))
}
