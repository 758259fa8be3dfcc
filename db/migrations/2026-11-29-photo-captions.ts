/** What a photograph shows of an event, and its written caption beside the alternative text. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const photoCaptions: Migration = {
  async up(db: Kysely<unknown>) {
    // NULL: nobody has said. Photographs of before have no scene and no caption, so pages show them as they did.
    await db.schema.alterTable('photo').addColumn('scene', 'text').execute()
    await db.schema
      .createTable('photo_caption')
      .addColumn('photo_id', 'text', (c) => c.notNull().references('photo.id').onDelete('cascade'))
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('caption', 'text', (c) => c.notNull().check(sql`caption <> ''`))
      .addPrimaryKeyConstraint('photo_caption_key', ['photo_id', 'language'])
      .execute()
  },
}
