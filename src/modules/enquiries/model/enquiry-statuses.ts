/** Statuses and kinds of enquiries for views, which may not import from the server layer. */
export type { EnquiryChannel, EnquiryStatus } from '../server/tables/enquiry.ts'
export type { EnquiryKind } from './kinds.ts'

import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { EnquiryStatus } from '../server/tables/enquiry.ts'
import type { EnquiryKind } from './kinds.ts'

/** Every status in lifecycle order; the position is also its key in the status menu. */
export const STATUSES = [
  'new',
  'in-progress',
  'quoted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly EnquiryStatus[]

/** Icon of each kind of enquiry. */
export const KIND_ICONS = {
  'quote-venue': 'map-pin',
  quote: 'file-text',
  contact: 'mail',
  proposal: 'house',
} as const satisfies Record<EnquiryKind, AdminIconName>
