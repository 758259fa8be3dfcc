/** A checked enquiry as a row of the inbox. */
import type { Insertable } from 'kysely'
import { fieldsOf } from '../../model/derive.ts'
import { ENQUIRY_KINDS } from '../../model/kinds.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import type { NewEnquiry } from './form-definition.server.ts'

const LONGEST_SOURCE_PAGE = 500

/** Rows inserted together name the same columns. */
const NO_ANSWERS = Object.fromEntries(
  ENQUIRY_KINDS.flatMap(fieldsOf).flatMap(([, { column }]) => (column === undefined ? [] : [[column, null]])),
)

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
    ...NO_ANSWERS,
    ...record.columns,
    phone_e164: enquiry.phone ?? null,
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
