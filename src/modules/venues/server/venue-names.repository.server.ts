/** Names of venues, for callers that have only their ids. */
import type { Db } from '#/platform/database/schema.ts'

/** Names of venues by their ids, whatever their status. */
export async function venueNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.flatMap((id) => id ?? [])
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('venue').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
