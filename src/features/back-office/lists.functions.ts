/** The latest of what the back office is about. */
import { createServerFn } from '@tanstack/react-start'
import { staffOnly } from '#/server/auth/staff-only.ts'
import { getDatabase } from '#/server/database/database.ts'

/** Requests on one page. */
const PAGE = 50

/** The latest requests, the newest first, and how many there are. */
export const fetchLatestRequests = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(async () => {
    const { db } = getDatabase()
    const [requests, all] = await Promise.all([
      db
        .selectFrom('enquiry')
        .select(['id', 'reference', 'kind', 'status', 'full_name', 'company', 'created_at'])
        .orderBy('created_at', 'desc')
        .limit(PAGE)
        .execute(),
      db
        .selectFrom('enquiry')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ])
    return { requests, count: Number(all.count) }
  })

/** Every venue, by name. */
export const fetchVenueRows = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() =>
    getDatabase()
      .db.selectFrom('venue')
      .select(['id', 'slug', 'name', 'type', 'surface_m2', 'status'])
      .orderBy('name')
      .execute(),
  )
