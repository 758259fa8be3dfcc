/** Where venues are that used to have another address. Known for each content revision, without asking each time. */
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** The present slugs of published venues by the slugs that they used to have. */
type FormerSlugs = ReadonlyMap<string, string>

interface Known {
  readonly revision: number
  readonly reading: Promise<FormerSlugs>
  /** Once they have been read. */
  slugs?: FormerSlugs
}

const knownOf = new WeakMap<object, Known>()

/** Former slugs without asking the database; nothing while those of the known revision have not been read. */
export function formerSlugsAtHand(database: Database): FormerSlugs | undefined {
  const known = knownOf.get(database)
  return known?.revision === revisionWatchOf(database).known ? known.slugs : undefined
}

/** Former slugs of the current revision. */
export async function formerSlugs(database: Database): Promise<FormerSlugs> {
  const revision = await revisionWatchOf(database).current()
  let known = knownOf.get(database)
  if (known?.revision !== revision) {
    const next: Known = { revision, reading: readFormerSlugs(database) }
    next.reading.then(
      (slugs) => {
        next.slugs = slugs
      },
      () => {
        // The next caller tries again.
        if (knownOf.get(database) === next) knownOf.delete(database)
      },
    )
    knownOf.set(database, next)
    known = next
  }
  return known.reading
}

async function readFormerSlugs({ db }: Database): Promise<FormerSlugs> {
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
