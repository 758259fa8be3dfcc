/** What a booking's own page is told of the request that it was made for: people, and what was accepted. */
import type { Db } from '#/platform/database/schema.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import type { Choice } from '../model/quote-line.ts'
import type { Total } from '../model/totals.ts'
import { type ShownState, shownState } from '../model/version-states.ts'

/** Somebody to call or to write to; empty texts are not known. */
interface Contact {
  readonly name: string
  /** Position and company. */
  readonly of: string
  readonly email: string
  /** E.164, or as it was typed. */
  readonly phone: string
}

/** A version that was accepted. */
export interface AcceptedQuote {
  readonly id: string
  readonly reference: string
  readonly n: number
  readonly kind: 'offer' | 'amendment'
  readonly state: ShownState
  readonly title: string
  readonly choice: Choice | null
  readonly total: Total | undefined
  /** ISO 8601, UTC. */
  readonly acceptedAt: string
  readonly signer: Contact
}

/** The request of a booking. */
export interface BookingFile {
  readonly reference: string
  readonly client: Contact
  /** The latest first. */
  readonly quotes: readonly AcceptedQuote[]
  /** Quotes that have payments, in that order. */
  readonly paid: readonly { readonly id: string; readonly reference: string }[]
}

/** Read what is known of a request; undefined where there is none. @param today in Paris (ISO 8601) */
export async function readBookingFile(
  db: Db,
  enquiryId: string,
  today: string,
): Promise<BookingFile | undefined> {
  const enquiry = await db
    .selectFrom('enquiry')
    .select(['reference', 'full_name', 'job_title', 'company', 'email', 'phone_e164', 'phone_typed'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  if (enquiry === undefined) return undefined
  const rows = await db
    .selectFrom('quote_acceptance as a')
    .innerJoin('quote_version as v', 'v.id', 'a.version_id')
    .innerJoin('quote', 'quote.id', 'v.quote_id')
    .select(['quote.id', 'quote.reference', 'v.n', 'v.kind', 'v.state', 'v.valid_until', 'v.document'])
    .select(['v.totals', 'a.choice', 'a.at', 'a.evidence'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('a.at', 'desc')
    .execute()
  const quotes = rows.map(({ id, reference, n, kind, state, ...row }): AcceptedQuote => {
    const { name = '', role = '', company = '', email = '' } = row.evidence as Record<string, string>
    return {
      ...{ id, reference: reference ?? '', n, kind, choice: row.choice, acceptedAt: row.at },
      state: shownState({ state, validUntil: row.valid_until }, today, true),
      title: quoteDocumentSchema.parse(row.document).title,
      total: (row.totals as Total[]).find(({ choice }) => choice === row.choice),
      signer: { name, of: [role, company].filter(Boolean).join(', '), email, phone: '' },
    }
  })
  return {
    ...{ reference: enquiry.reference, quotes },
    client: {
      ...{ name: enquiry.full_name, email: enquiry.email },
      of: [enquiry.job_title, enquiry.company].filter(Boolean).join(', '),
      phone: enquiry.phone_e164 ?? enquiry.phone_typed ?? '',
    },
    paid: [...new Map(quotes.map(({ id, reference }) => [id, { id, reference }])).values()],
  }
}
