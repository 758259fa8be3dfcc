/** Reading what has happened to a quote. */
import { z } from 'zod'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { Db } from '#/platform/database/schema.ts'
import { CHOICES } from '../model/quote-line.ts'
import type { QuoteEvent } from './quote-events.server.ts'

/** What an event says besides; erased events have lost theirs. */
const details = z.object({
  from: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
  by: z.number().optional().catch(undefined),
  cause: z.enum(['agent', 'owner', 'other-accepted']).optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  choice: z.enum(CHOICES).nullable().optional().catch(undefined),
  until: z.string().optional().catch(undefined),
})

/** Something that has happened to a quote, with a running number as its version. Times are ISO 8601, UTC. */
export interface QuoteHappening {
  readonly version: number
  /** The version of the quote that it is about; null for the quote as a whole. */
  readonly n: number | null
  readonly at: string
  readonly event: QuoteEvent['event']
  /** `client`: from the page of the quote; `null`: nobody who is known, or the machine. */
  readonly actor: { readonly name: string } | 'client' | null
  readonly details: z.output<typeof details>
}

/** The events of a quote, the latest first. */
export async function readQuoteHistory(db: Db, quoteId: string): Promise<QuoteHappening[]> {
  const rows = await db
    .selectFrom('quote_history')
    .select(['n', 'at', 'event', 'actor', 'details'])
    .where('quote_id', '=', quoteId)
    .orderBy('at', 'desc')
    .orderBy('n', 'desc')
    // Of the same moment, what began a version is below what became of it.
    .orderBy('event')
    .orderBy('id')
    .execute()
  const names = await staffNames(
    db,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ n, at, event, actor, details: said }, index) => {
    const name = names.get(actor ?? '')
    return {
      ...{ version: rows.length - index, n, at, event: event as QuoteEvent['event'] },
      actor: actor === 'visitor' ? 'client' : name === undefined ? null : { name },
      details: details.parse(said),
    }
  })
}
