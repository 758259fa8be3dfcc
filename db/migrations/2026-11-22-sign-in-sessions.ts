/** Devices that have signed in, codes of apps that are spent, and when and where a session was last used. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const signInSessions: Migration = {
  async up(db: Db) {
    await db.schema.alterTable('twoFactor').addColumn('lastUsedStep', 'integer').execute()
    await db.schema.alterTable('session').addColumn('lastUsedAt', 'timestamptz').execute()
    await db.schema.alterTable('session').addColumn('network', 'text').execute()
    await db.schema.alterTable('session').addColumn('deviceId', 'text').execute()
    await db.schema
      .createTable('known_device')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_used_at', 'text', (c) => c.notNull())
      .addColumn('signed_in_at', 'text')
      .addColumn('trusted_until', 'text')
      .execute()
    await db.schema.createIndex('known_device_of_user').on('known_device').column('user_id').execute()
    // Their keys were hashes that anybody could compute for every address there is.
    await sql`delete from sign_in_limit`.execute(db)
  },
}
