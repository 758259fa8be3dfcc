/** The plain way to ask for a page of the inbox: one query with `like` and `count(*) over ()`. The peer in `inbox.ts`. */
import { sql } from 'kysely'
import type { InboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { conditionsOf } from '#/modules/enquiries/server/inbox/inbox-conditions.server.ts'
import type { Database } from '#/platform/database/open-database.ts'

const PAGE_SIZE = 50

/** A page of ids and the total. */
export async function plainInbox(
  { db, engine }: Database,
  filter: InboxFilter,
  asking: { me: string; now: Date },
): Promise<{ ids: string[]; total: number }> {
  const like = sql.raw(engine === 'postgres' ? 'ilike' : 'like')
  const words = filter.q.split(' ').filter((word) => word !== '')
  const columns = ['reference', 'full_name', 'company', 'email', 'phone_e164', 'message']
  const searched = words.map((word) => {
    const tests = columns.map((column) => sql`${sql.ref(column)} ${like} ${`%${word}%`}`)
    return sql<boolean>`(${sql.join(tests, sql` or `)})`
  })
  const conditions = [sql<boolean>`1 = 1`, ...conditionsOf(filter, asking), ...searched]
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from enquiry where ${sql.join(conditions, sql` and `)}
    order by
      case when first_answered_at is null and status in ('new', 'in-progress') then 0 else 1 end,
      case when first_answered_at is null and status in ('new', 'in-progress') then created_at end,
      created_at desc
    limit ${PAGE_SIZE} offset ${(filter.page - 1) * PAGE_SIZE}
  `.execute(db)
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) }
}
