/** A checked enquiry as a row of the inbox. */
import type { Insertable } from 'kysely'
import type { EnquiryTable } from '../tables/enquiry.ts'
import type { NewEnquiry } from './form-definition.server.ts'

const LONGEST_SOURCE_PAGE = 500

/** The row to insert. */
export function enquiryRow(enquiry: NewEnquiry, reference: string): Insertable<EnquiryTable> {
  const { record } = enquiry
  return {
    id: enquiry.id,
    reference,
    kind: enquiry.kind,
    status: enquiry.spamReasons.length > 0 ? 'spam' : 'new',
    language: enquiry.language,
    submission_key: enquiry.key,
    company: record.company ?? null,
    job_title: record.jobTitle ?? null,
    first_name: record.firstName ?? null,
    last_name: record.lastName ?? null,
    full_name: record.fullName,
    email: record.email,
    phone_e164: enquiry.phone ?? null,
    phone_typed: record.phone ?? null,
    start_date: record.startDate ?? null,
    duration: record.duration ?? null,
    surface_m2: record.surface ?? null,
    budget: record.budget ?? null,
    guests: record.guests ?? null,
    message: record.message ?? null,
    details: { ...record.details },
    channel: enquiry.entered?.channel ?? 'website',
    source_page: enquiry.sourcePage.slice(0, LONGEST_SOURCE_PAGE),
    sender_network: enquiry.senderNetwork ?? null,
    anonymized_at: null,
    owner: enquiry.entered?.owner ?? null,
    first_answered_at: null,
    version: 1,
    created_at: enquiry.at,
    updated_at: enquiry.at,
  }
}
