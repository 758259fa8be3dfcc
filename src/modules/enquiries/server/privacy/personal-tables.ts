/** The tables in which something of a person may stand, and the columns of an enquiry that name one. */

import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'
import type { ProposalPhotoTables } from '../tables/proposal-photo.ts'

/** Everything that hangs on an enquiry. A test sees to it that no table with an `enquiry_id` is left out. */
export type PersonalTables = EnquiryTables & OutboxTables & ProposalPhotoTables

/** What an erased enquiry has in the place of what it had: what only counts stays (kind, status, dates, ranges). */
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
  sender_network: null,
} as const
