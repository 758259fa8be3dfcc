/** Tables with personal data, and the columns of an enquiry that identify a person. */

import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'
import type { ProposalPhotoTables } from '../tables/proposal-photo.ts'

/** Tables that depend on an enquiry. A test checks that no table with an `enquiry_id` is missing. */
export type PersonalTables = EnquiryTables & OutboxTables & ProposalPhotoTables

/** Values of an anonymized enquiry; the columns for statistics stay (kind, status, dates, ranges). */
export const ANONYMOUS = {
  company: null,
  job_title: null,
  first_name: null,
  last_name: null,
  full_name: '',
  email: '',
  phone_e164: null,
  phone_typed: null,
  start_date: null,
  duration: null,
  message: null,
  outcome_note: null,
  sender_network: null,
} as const
