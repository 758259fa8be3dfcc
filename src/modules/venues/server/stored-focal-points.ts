/** The focal points that the catalogue has for its photographs, for whatever cuts them on the server. */
import { LRUCache } from 'lru-cache'
import { type FindFocalPoint, type FocalPoint, MIDDLE } from '#/lib/pictures/focal-point.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { Database } from '#/platform/database/open-database.ts'

interface Believed {
  readonly revision: number
  readonly focus: FocalPoint
}

/** Photographs whose point is remembered. */
const MAX_REMEMBERED = 10_000

/**
 * Look points up in the database, once for each photograph and content revision. Without a database pictures are cut as
 * they last were.
 * @param onError called with the reason why a point could not be read
 */
export function storedFocalPoints(database: Database, onError: (error: unknown) => void): FindFocalPoint {
  const remembered = new LRUCache<string, Believed>({ max: MAX_REMEMBERED })
  const watch = revisionWatchOf(database)
  return async (key) => {
    const believed = remembered.get(key)
    const revision = watch.known
    if (believed?.revision === revision) return believed.focus
    try {
      const focus = await readPoint(database, key)
      remembered.set(key, { revision, focus })
      return focus
    } catch (error) {
      onError(error)
      return believed?.focus ?? MIDDLE
    }
  }
}

/** The site's own pictures have no row: they are drawn to be cut around their middle. */
async function readPoint({ db }: Database, key: string): Promise<FocalPoint> {
  const row = await db
    .selectFrom('photo')
    .select(['focal_x as x', 'focal_y as y'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? MIDDLE
}
