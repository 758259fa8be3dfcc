/** The technical sheet of a venue: what builders ask about a room. Empty is unknown. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

const NUMBERS = [
  ...['power_kw', 'floor_load_kg_m2', 'goods_door_width_cm', 'goods_door_height_cm'],
  ...['lift_load_kg', 'lift_width_cm', 'lift_depth_cm', 'rail_metres', 'access_steps'],
]
const CHOICES = ['power_phase', 'lift', 'music_until', 'orientation']

/** Frozen: see `frozen.json`. */
export const technicalSheet: Migration = {
  async up(db: Db) {
    for (const column of NUMBERS) await db.schema.alterTable('venue').addColumn(column, 'integer').execute()
    for (const column of CHOICES) await db.schema.alterTable('venue').addColumn(column, 'text').execute()
    // What was said of the steps so far.
    await sql`
      update venue set access_steps = 0
      where id in (select venue_id from venue_equipment where equipment = 'step-free-access')
    `.execute(db)
  },
}
