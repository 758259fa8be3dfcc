/** What the entries of answers in the history say beside their texts. Those of answers that were withdrawn are gone. */

import { z } from 'zod'
import type { Database } from '#/platform/database/open-database.ts'
import type { QuotedAmount } from '../../model/enquiry-view.ts'
import type { VisitMoment } from '../../model/visit.ts'

/** Read the details of the answers to a request that have what the schema asks for, the latest first. */
export async function readReplyDetails<T>(
  { db }: Pick<Database, 'db'>,
  enquiryId: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const replies = await db
    .selectFrom('enquiry_history')
    .select('details')
    .where('enquiry_id', '=', enquiryId)
    .where('event', '=', 'reply')
    .orderBy('at', 'desc')
    .execute()
  return replies.flatMap(({ details }) => {
    const read = schema.safeParse(details)
    return read.success ? [read.data] : []
  })
}

const refusal = z.object({ refused: z.array(z.string()) })

/** Read the slugs of the venues that answers have called not available. */
export async function readRefused(database: Database, enquiryId: string): Promise<string[]> {
  const replies = await readReplyDetails(database, enquiryId, refusal)
  return [...new Set(replies.flatMap(({ refused }) => refused))]
}

const quoting = z.object({
  quoted: z.array(z.object({ venue: z.string(), netCents: z.number().int().positive() })),
})

/** Read the latest amount that answers have named for each venue, the venue quoted last first. */
export async function readQuoted(database: Database, enquiryId: string): Promise<QuotedAmount[]> {
  const all = (await readReplyDetails(database, enquiryId, quoting)).flatMap(({ quoted }) => quoted)
  const slugs = [...new Set(all.map(({ venue }) => venue))]
  if (slugs.length === 0) return []
  const names = await database.db
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('slug', 'in', slugs)
    .execute()
  return slugs.flatMap((slug) => {
    const name = names.find((venue) => venue.slug === slug)?.name
    const netCents = all.find(({ venue }) => venue === slug)?.netCents
    return name === undefined || netCents === undefined ? [] : [{ slug, name, netCents }]
  })
}

const visit = z.object({ visit: z.object({ day: z.iso.date(), time: z.string() }) })

/** Read the moment of a visit that was confirmed last. */
export async function readConfirmedVisit(
  database: Pick<Database, 'db'>,
  enquiryId: string,
): Promise<VisitMoment | undefined> {
  return (await readReplyDetails(database, enquiryId, visit))[0]?.visit
}
