/** The fields of a request that somebody of the staff writes down; limits are those of the public forms. */
import { CONTACT_FORM } from './contact-fields.ts'
import { QUOTE_REQUEST_FORM } from './quote-request-fields.ts'
import { QUOTE_LIMITS } from './quote-venue-fields.ts'

/** What can be entered, in the order of the form. Proposals come with photographs and stay with the site's own form. */
export const MANUAL_ENTRY_KINDS = ['quote', 'quote-venue', 'contact'] as const

/** One of them. */
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[number]

const PERSON = ['fullName', 'company', 'phone', 'email'] as const

/** What is typed or chosen for each kind, in the order of the form. */
export const MANUAL_ENTRY_FIELDS = {
  quote: [...PERSON, 'eventType', 'desiredDate', 'guestCount', 'budget', 'preferredLocation', 'message'],
  'quote-venue': [
    ...PERSON,
    'jobTitle',
    'startDate',
    'duration',
    'surface',
    'guestCount',
    'budget',
    'message',
  ],
  contact: [...PERSON, 'subject', 'message'],
} as const satisfies Record<ManualEntryKind, readonly string[]>

/** A field of any kind. */
export type ManualEntryField = (typeof MANUAL_ENTRY_FIELDS)[ManualEntryKind][number]

/** Where a mistake can be: `venue` is the list of venues. */
export type ManualEntryPlace = ManualEntryField | 'venue' | 'owner'

/** The most characters that a field takes. */
export const MANUAL_ENTRY_LIMITS: Readonly<Partial<Record<ManualEntryField, number>>> = {
  ...QUOTE_REQUEST_FORM.limits,
  jobTitle: QUOTE_LIMITS.jobTitle,
  duration: QUOTE_LIMITS.duration,
  subject: CONTACT_FORM.limits.subject,
}

/** The most venues of a request. */
export const MAX_MANUAL_ENTRY_VENUES = QUOTE_LIMITS.venues
