/** A venue as large and as full as the back office takes it. */
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'

/** Metres: eight times the largest of the demo. */
const SIDE = 50

const MANY = 60
const each = <T>(make: (at: number) => T) => Array.from({ length: MANY }, (_, at) => make(at))
const places = each((at) => [((at % 8) + 0.5) * (SIDE / 8), (Math.floor(at / 8) + 0.5) * (SIDE / 8)] as const)

const PLAN = {
  north: 0,
  outline: [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ],
  doors: each((at) => ({
    kind: at ? 'exit' : 'entrance',
    at: [at * 0.8, 0, at * 0.8 + 0.7, 0],
    opens: 1,
    leaves: 1,
  })),
  windows: each((at) => [at * 0.8, SIDE, at * 0.8 + 0.7, SIDE]),
  columns: places,
  solids: places.slice(0, 20).map(([x, y]) => ({ kind: 'pillar', at: [x + 2, y + 2, 1, 1] })),
  rooms: places.slice(0, 20).map(([x, y]) => ({ kind: 'storage', at: [x - 3, y - 3, 1, 1] })),
  zones: [[0, 2, SIDE, SIDE - 4]],
}

/** Make every venue as large. What fits on them is not kept: it is computed when it is first asked for. */
export async function enlargeVenues(database: Database<Schema>): Promise<{ slugs: string[]; ids: string[] }> {
  await changeContent(database, async (db) => {
    await db
      .updateTable('venue')
      .set({
        plan: JSON.stringify(PLAN),
        plan_figures: null,
        surface_m2: SIDE * SIDE,
        capacity_standing: 5000,
        capacity_cocktail_dinner: 3750,
        capacity_seated_dinner: 2500,
        capacity_runway: 2500,
      })
      .execute()
  })
  const rows = await database.db
    .selectFrom('venue')
    .select(['slug', 'id'])
    .where('status', '=', 'published')
    .execute()
  return { slugs: rows.map(({ slug }) => slug), ids: rows.map(({ id }) => id) }
}
