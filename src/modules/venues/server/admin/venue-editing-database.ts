/** The tables that a change of a venue touches: catalogue, audit log and redirects. */
import type { Kysely } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'

/** The database with its engine. */
export type VenueEditingDatabase = Database<Schema>

/** A database or a transaction. */
export type VenueEditingDb = Kysely<Schema>
