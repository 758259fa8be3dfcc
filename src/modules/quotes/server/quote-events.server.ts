/** What can happen to a quote, and the line of each event in the audit log. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { AuditLine, EventBook } from '#/platform/records/record-kind.ts'
import type { Choice } from '../model/quote-line.ts'
import type { QuoteTable } from './tables/quote.ts'

/** A quote as it is stored. */
export type QuoteRow = Selectable<QuoteTable>

/** The events of a quote; `n` is the version that one is about. */
export type QuoteEvent =
  | { readonly event: 'started' | 'discarded' | 'taken-back' | 'reopened'; readonly n: number }
  | {
      readonly event: 'sent'
      readonly n: number
      readonly details: { readonly to: string; readonly pdfHash: string; readonly leavesAt: string }
    }
  /** Sent again to a corrected address, under a new link; `mail` is the letter, `opened` the opening that was noted before. */
  | {
      readonly event: 'readdressed'
      readonly n: number
      readonly details: {
        readonly from: string
        readonly to: string
        readonly mail: string
        readonly leavesAt: string
        readonly opened: string | null
      }
    }
  | { readonly event: 'readdress-undone'; readonly n: number; readonly details: { readonly to: string } }
  | { readonly event: 'replaced'; readonly n: number; readonly details: { readonly by: number } }
  | {
      readonly event: 'withdrawn'
      readonly n: number
      readonly details: { readonly cause: 'agent' | 'owner' | 'other-accepted'; readonly reason: string }
    }
  | {
      readonly event: 'declined' | 'voided'
      readonly n: number
      readonly details: { readonly reason: string }
    }
  | {
      readonly event: 'accepted'
      readonly n: number
      readonly details: { readonly choice: Choice | null; readonly evidenceHash: string }
    }
  /** Behind others, and ready to sign: whoever comes first is to decide until a moment (ISO 8601, UTC). */
  | { readonly event: 'ready'; readonly n: number; readonly details: { readonly until: string } }
  | { readonly event: 'linked'; readonly n: null; readonly details: { readonly kind: 'client' | 'staff' } }

/** Who acts on the page of a quote; never a name of staff. */
export const VISITOR: Actor = { id: null, name: 'visitor', network: null }

/** History and audit line of a quote's events. */
export const QUOTE_EVENTS: EventBook<QuoteRow, QuoteEvent, Actor> = {
  async history(db, event, { after }, { by, at }) {
    await db
      .insertInto('quote_history')
      .values({
        ...{ id: randomUUID(), quote_id: after.id, n: event.n, at: at.toISOString() },
        ...{ actor: by === VISITOR ? 'visitor' : by.id, event: event.event },
        details: toJson({ ...('details' in event ? event.details : {}) }),
      })
      .execute()
    return true
  },
  audit(event, { id, reference }) {
    // What is written is not yet told to anybody.
    if (event.event === 'started' || event.event === 'discarded') return undefined
    const { n } = event
    const details: AuditLine['details'] =
      event.event === 'accepted' ? { n, evidenceHash: event.details.evidenceHash } : { n }
    return {
      action: `quotes.${event.event}`,
      subject: { id, name: reference ?? '' },
      details,
    }
  },
}
