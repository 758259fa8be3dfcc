/** The latest of what the back office is about. */
import { createServerFn } from '@tanstack/react-start'
import { staffOnly } from '#/server/auth/staff-only.ts'
import { getDatabase } from '#/server/database/database.ts'

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
