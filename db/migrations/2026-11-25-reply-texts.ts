/** The agency's own answer templates and signatures, with all their versions. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const replyTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reply_text')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      // Absent where a version leads back to the original, which stays in the program.
      .addColumn('subject', 'text')
      .addColumn('body', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'text', (c) => c.references('user.id').onDelete('set null'))
      .addColumn('actor', 'text')
      .execute()
    await db.schema
      .createIndex('versions_of_reply_text')
      .unique()
      .on('reply_text')
      .columns(['language', 'name', 'version'])
      .execute()
  },
}
