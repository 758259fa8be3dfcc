/** Words of enquiries, for views: they may not read from the server's layer themselves. */
export type { EnquiryChannel, EnquiryStatus } from '../server/tables/enquiry.ts'
export type { EnquiryKind } from './kinds.ts'

import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { EnquiryStatus } from '../server/tables/enquiry.ts'
import type { EnquiryKind } from './kinds.ts'

/** Every status, in the order of an enquiry's life: the place is also its key in the status menu. */
export const STATUSES = [
  'new',
  'in-progress',
  'quoted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly EnquiryStatus[]

/** The pictogram of a kind of enquiry. */
export const KIND_ICONS = {
  'quote-venue': 'map-pin',
  quote: 'file-text',
  contact: 'mail',
  proposal: 'house',
} as const satisfies Record<EnquiryKind, AdminIconName>
