/** Statuses, channels and kinds of enquiries. */
import type { EnquiryKind } from './kinds.ts'

export type { EnquiryKind } from './kinds.ts'

/** Every status in lifecycle order; the position is also its key in the status menu. */
export const STATUSES = ['new', 'in-progress', 'quoted', 'won', 'lost', 'spam'] as const

/** Where an enquiry is in its life. */
export type EnquiryStatus = (typeof STATUSES)[number]

/** How an enquiry reached the agency: `website` is a form of the site, everything else was entered by the staff. */
export type EnquiryChannel = 'website' | 'phone' | 'email' | 'fair' | 'other'

/** Name of the icon of each kind of enquiry. */
export const KIND_ICONS = {
  'quote-venue': 'map-pin',
  quote: 'file-text',
  visit: 'calendar-check',
  contact: 'mail',
  proposal: 'house',
} as const satisfies Record<EnquiryKind, string>
