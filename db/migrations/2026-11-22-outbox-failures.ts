/** Why a mail did not leave, in one word, and when somebody asked to try it again. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const outboxFailures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('failure', 'text').execute()
    await db.schema.alterTable('outbox').addColumn('retried_at', 'text').execute()
  },
}
