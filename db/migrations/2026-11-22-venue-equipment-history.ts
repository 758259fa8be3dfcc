/** What the agency named itself among the equipment: who named it how, and when. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Frozen: see `frozen.json`. */
export const venueEquipmentHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('own_equipment_history')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('equipment_id', 'text', (c) =>
        c.notNull().references('own_equipment.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'text', (c) => c.references('user.id').onDelete('set null'))
      .addColumn('actor', 'text')
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('icon', 'text', (c) => c.notNull())
      .addColumn('names', 'jsonb', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('history_of_own_equipment')
      .unique()
      .on('own_equipment_history')
      .columns(['equipment_id', 'version'])
      .execute()
  },
}
