/** Shortlists that visitors share by a private link, and what their readers answer. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const sharedLists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shared_list')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('owner_hash', 'text', (c) => c.notNull().unique())
      .addColumn('language', 'text', (c) => c.notNull())
      // Text, not `jsonb`: nothing is looked for inside, and both engines give back what was written.
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('email', 'text')
      .addColumn('mailed_at', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('stopped_at', 'text')
      .execute()
    await db.schema.createIndex('shared_list_expiry').on('shared_list').column('expires_at').execute()
    await db.schema.createIndex('shared_list_email').on('shared_list').column('email').execute()
    await createAnswers(db)
    await createComments(db)
  },
}

async function createAnswers(db: Kysely<unknown>) {
  await db.schema
    .createTable('shared_list_answer')
    .addColumn('list_id', 'text', (c) => c.notNull().references('shared_list.id').onDelete('cascade'))
    .addColumn('reader', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('shared_list_answer_key', ['list_id', 'reader', 'slug'])
    .execute()
}

async function createComments(db: Kysely<unknown>) {
  await db.schema
    .createTable('shared_list_comment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('list_id', 'text', (c) => c.notNull().references('shared_list.id').onDelete('cascade'))
    .addColumn('reader', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('shared_list_comment_of')
    .on('shared_list_comment')
    .columns(['list_id', 'at'])
    .execute()
}
