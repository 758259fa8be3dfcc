/** Venues that answers to a request have called not available. */
import { z } from 'zod'
import type { InboxDatabase } from '../inbox/inbox-database.ts'

const refusal = z.object({ refused: z.array(z.string()) })

/** Read their slugs; an answer that was withdrawn has refused nothing. */
export async function readRefused({ db }: Pick<InboxDatabase, 'db'>, enquiryId: string): Promise<string[]> {
  const replies = await db
    .selectFrom('enquiry_history')
    .select('details')
    .where('enquiry_id', '=', enquiryId)
    .where('event', '=', 'reply')
    .execute()
  return [...new Set(replies.flatMap(({ details }) => refusal.safeParse(details).data?.refused ?? []))]
}
