/** Visits that somebody has to go to. */
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { UNMERGED } from '#/modules/enquiries/server/record/merges.ts'
import type { Db } from '#/platform/database/schema.ts'
import { OPEN, type State } from './state.ts'

const confirmation = z.object({
  visit: z.object({ day: z.iso.date(), time: z.string() }),
  venues: z.array(z.string()).default([]),
})

/** Visits that an answer has confirmed, the last of each request: on their day somebody has to be there. */
export async function visitStates(db: Db): Promise<State[]> {
  const replies = await db
    .selectFrom('enquiry_history as reply')
    .innerJoin('enquiry', 'enquiry.id', 'reply.enquiry_id')
    .select(['reply.id', 'enquiry.id as enquiryId', 'reply.details'])
    .where('reply.event', '=', 'reply')
    .where(sql<SqlBool>`reply.details ->> 'template' = 'visit'`)
    .where(OPEN)
    .where(UNMERGED)
    .orderBy('reply.at')
    .execute()
  const latest = new Map(
    replies.flatMap(({ id, enquiryId, details }) => {
      const read = confirmation.safeParse(details).data
      return read ? [[enquiryId, { id, ...read }] as const] : []
    }),
  )
  const slugs = [...latest.values()].flatMap(({ venues }) => venues)
  const named =
    slugs.length === 0
      ? []
      : await db.selectFrom('venue').select(['slug', 'name']).where('slug', 'in', slugs).execute()
  return [...latest].map(
    ([
      enquiryId,
      {
        id,
        visit: { day, time },
        venues,
      },
    ]) => {
      const names = venues.flatMap((slug) => named.find((venue) => venue.slug === slug)?.name ?? [])
      return { kind: 'visit', origin: id, enquiryId, about: [...names, time].join(', '), day }
    },
  )
}
