import { migrate } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import type { TestPostgres } from '../helpers/postgres.ts'
import { addVenue } from '../helpers/venue-rows.ts'

/**
 * Prepare a PostgreSQL with Galerie Perle, the venue that forms ask about: for sites that need one venue and not the
 * whole demo.
 * @returns settings of a site on it
 */
export async function oneVenueOn(postgres: TestPostgres): Promise<Record<string, string>> {
  const database = openDatabase(postgres.url('postgres'))
  try {
    await migrate(database)
    await addVenue(database, 'galerie-perle')
  } finally {
    await database.close()
  }
  return { DATABASE_URL: database.url, AUTH_SECRET: 'a secret of at least 32 characters', DEMO: '0' }
}
