/** How the hire of venues is taxed. */
import { VAT_STATUSES } from '#/modules/venues/model/venue-owner.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { VatStatus } from '../model/vat.ts'

/** The status of each venue by its id; one of which nothing is known has none, and is taxed. */
export async function readVatStatuses(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VatStatus>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('venue_private')
    .select(['venue_id', 'vat_status'])
    .where('venue_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ venue_id, vat_status }) => [
      venue_id,
      VAT_STATUSES.find((status) => status === vat_status) ?? '',
    ]),
  )
}
