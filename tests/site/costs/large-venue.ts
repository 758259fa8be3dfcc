/** Venues as large and as full as the back office takes them. */

import { planFigures } from '#/modules/venues/server/plan-figures.ts'
import { capacityIn, planIn } from '#/modules/venues/server/venue-columns.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'

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

/** How many are enlarged: as many as one request may compare. */
export const LARGE = 5

/**
 * Make the first venues as large, each with a plan of its own, so that what is kept of one answers for no other. What
 * fits on a plan is kept with it, as whenever the back office stores one.
 * @returns the published venues, large ones first
 */
export async function enlargeVenues(database: Database): Promise<{ slugs: string[]; ids: string[] }> {
  const published = () =>
    database.db.selectFrom('venue').selectAll().where('status', '=', 'published').orderBy('slug')
  const rows = await published().execute()
  await changeContent(database, async (db) => {
    for (const [at, { id }] of rows.slice(0, LARGE).entries()) {
      const columns = {
        plan: JSON.stringify({ ...PLAN, north: at }),
        surface_m2: SIDE * SIDE,
        capacity_standing: 5000,
        capacity_cocktail_dinner: 3750,
        capacity_seated_dinner: 2500,
        capacity_runway: 2500,
      }
      const venue = {
        plan: columns.plan,
        surfaceM2: columns.surface_m2,
        capacities: capacityIn(columns, (guests) => guests),
      }
      const plan_figures = planFigures(venue, planIn(columns.plan))
      await db
        .updateTable('venue')
        .set({ ...columns, plan_figures })
        .where('id', '=', id)
        .execute()
    }
  })
  return { slugs: rows.map(({ slug }) => slug), ids: rows.map(({ id }) => id) }
}
