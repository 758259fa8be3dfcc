/** Where venues are that used to have another address. Known for each content revision, without asking each time. */
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { CatalogueTables } from './tables/venue.ts'
import type { VenueDeskTables } from './tables/venue-desk.ts'

type MovedDatabase = Database<CatalogueTables & VenueDeskTables>

interface Known {
  readonly revision: number
  readonly slugs: Promise<ReadonlyMap<string, string>>
}

const knownOf = new WeakMap<object, Known>()

/** The present slug of a published venue that used to have this one. */
export async function presentSlug(database: MovedDatabase, former: string): Promise<string | undefined> {
  const revision = await revisionWatchOf(database).current()
  let known = knownOf.get(database)
  if (known?.revision !== revision) {
    const next: Known = { revision, slugs: readFormerSlugs(database) }
    next.slugs.catch(() => {
      // Whoever comes next tries again.
      if (knownOf.get(database) === next) knownOf.delete(database)
    })
    knownOf.set(database, next)
    known = next
  }
  return (await known.slugs).get(former)
}

async function readFormerSlugs({ db }: MovedDatabase): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('former_slug')
    .innerJoin('venue', 'venue.id', 'former_slug.venue_id')
    .select(['former_slug.slug as former', 'venue.slug as present'])
    .where('venue.status', '=', 'published')
    // An import may have given the address to another venue: then it is that one's.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('venue as owner').select('owner.id').whereRef('owner.slug', '=', 'former_slug.slug'),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ former, present }) => [former, present]))
}
