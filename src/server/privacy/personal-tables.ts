/** The tables in which something of a person may stand, and the columns of a request that name one. */
import type { EnquiryTables } from '#/server/database/tables/enquiry.ts'
import type { OutboxTables } from '#/server/database/tables/outbox.ts'
import type { ProposalPhotoTables } from '#/server/database/tables/proposal-photo.ts'

/** Everything that hangs on a request. A test sees to it that no table with an `enquiry_id` is left out. */
export type PersonalTables = EnquiryTables & OutboxTables & ProposalPhotoTables

/** What an erased request has in the place of what it had: what only counts stays (kind, status, dates, ranges). */
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
