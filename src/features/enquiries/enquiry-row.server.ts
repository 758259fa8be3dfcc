/** A checked quote request as a row of the inbox. */
import type { Insertable } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import type { EnquiryTable } from '#/server/database/tables/enquiry.ts'
import { fullName } from './full-name.ts'
import type { QuoteVenue } from './quote-venue.schema.ts'

/** A quote request that is about to be stored. */
export interface NewEnquiry {
  readonly id: string
  readonly quote: QuoteVenue
  /** E.164. */
  readonly phone: string | undefined
  readonly language: Language
  readonly key: string
  readonly spam: boolean
  readonly sourcePage: string
  /** ISO 8601, UTC. */
  readonly at: string
}

const LONGEST_SOURCE_PAGE = 500

/** The row to insert. */
export function enquiryRow(enquiry: NewEnquiry, reference: string): Insertable<EnquiryTable> {
  const { quote } = enquiry
  return {
    id: enquiry.id,
    reference,
    kind: 'quote-venue',
    status: enquiry.spam ? 'spam' : 'new',
    language: enquiry.language,
    submission_key: enquiry.key,
    company: quote.company,
    job_title: quote.jobTitle ?? null,
    first_name: quote.firstName,
    last_name: quote.lastName,
    full_name: fullName(quote.firstName, quote.lastName, enquiry.language),
    email: quote.email,
    phone_e164: enquiry.phone ?? null,
    phone_typed: quote.phone ?? null,
    start_date: quote.startDate ?? null,
    duration: quote.duration ?? null,
    surface_m2: quote.surface ?? null,
    budget: quote.budget ?? null,
    guests: quote.guestCount ?? null,
    message: quote.message ?? null,
    details: {},
    source_page: enquiry.sourcePage.slice(0, LONGEST_SOURCE_PAGE),
    owner: null,
    version: 1,
    created_at: enquiry.at,
    updated_at: enquiry.at,
  }
}
