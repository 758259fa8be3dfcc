/** Amounts that answers to a request have named, by venue. */
import { z } from 'zod'
import type { QuotedAmount } from '../../model/enquiry-view.ts'
import type { InboxDatabase } from './inbox-database.ts'

const quoting = z.object({
  quoted: z.array(z.object({ venue: z.string(), netCents: z.number().int().positive() })),
})

/** Read the latest amount of each venue, the venue quoted last first; answers that were withdrawn have named none. */
export async function readQuoted(
  { db }: Pick<InboxDatabase, 'db'>,
  enquiryId: string,
): Promise<QuotedAmount[]> {
  const replies = await db
    .selectFrom('enquiry_history')
    .select('details')
    .where('enquiry_id', '=', enquiryId)
    .where('event', '=', 'reply')
    .orderBy('at', 'desc')
    .execute()
  const all = replies.flatMap(({ details }) => quoting.safeParse(details).data?.quoted ?? [])
  const slugs = [...new Set(all.map(({ venue }) => venue))]
  if (slugs.length === 0) return []
  const names = await db.selectFrom('venue').select(['slug', 'name']).where('slug', 'in', slugs).execute()
  return slugs.flatMap((slug) => {
    const name = names.find((venue) => venue.slug === slug)?.name
    const netCents = all.find(({ venue }) => venue === slug)?.netCents
    return name === undefined || netCents === undefined ? [] : [{ slug, name, netCents }]
  })
}
