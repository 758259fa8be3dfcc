/** Addresses that venues have left. They lead to the present one for good. */
import type { Db } from '#/platform/database/schema.ts'

/** Why a slug cannot be given to a venue; nothing when it can. */
export async function slugError(
  db: Db,
  venueId: string | null,
  slug: string,
): Promise<'slug-taken' | 'slug-former' | undefined> {
  const owner = await db.selectFrom('venue').select('id').where('slug', '=', slug).executeTakeFirst()
  if (owner !== undefined && owner.id !== venueId) return 'slug-taken'
  const former = await db
    .selectFrom('former_slug')
    .select('venue_id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return former !== undefined && former.venue_id !== venueId ? 'slug-former' : undefined
}

/**
 * Keep the address that a venue leaves. Each points at the venue and not at an address, so that chains and loops
 * cannot come about; the address that it takes is none that it has left any more.
 */
export async function keepFormerSlug(
  db: Db,
  venueId: string,
  { from, to, now }: { from: string; to: string; now: string },
): Promise<void> {
  await db.deleteFrom('former_slug').where('slug', '=', to).execute()
  await db
    .insertInto('former_slug')
    .values({ slug: from, venue_id: venueId, left_at: now })
    .onConflict((oc) => oc.column('slug').doUpdateSet({ venue_id: venueId, left_at: now }))
    .execute()
}
