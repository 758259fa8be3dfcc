/** When a session was last confirmed and how it began, and since when somebody has been an administrator. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Before {
  user: { role: string; administratorSince: Date | null }
}

/** Frozen: see `frozen.json`. */
export const confirmedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    const session = () => db.schema.alterTable('session')
    await session().addColumn('confirmedAt', 'timestamptz').execute()
    await session().addColumn('passkeyAt', 'timestamptz').execute()
    await db.schema.alterTable('user').addColumn('administratorSince', 'timestamptz').execute()
    // Who is an administrator already has as much time for a second factor as whoever becomes one today.
    await (db as Kysely<Before>)
      .updateTable('user')
      .set({ administratorSince: new Date() })
      .where('role', '=', 'administrator')
      .execute()
  },
}
