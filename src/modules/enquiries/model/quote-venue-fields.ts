/** The fields of the quote request of variant B (behaviour 4.2). */
import type { FormFields } from './form-fields.ts'

/** The most (characters, m², venues) that each field takes; stated beside the field (behaviour 4.6). */
export const QUOTE_LIMITS = {
  company: 100,
  jobTitle: 100,
  lastName: 100,
  firstName: 100,
  email: 254,
  phone: 40,
  duration: 60,
  surfaceMin: 1,
  surfaceMax: 10_000,
  message: 2000,
  venues: 10,
} as const

const FIELDS = [
  'company',
  'jobTitle',
  'lastName',
  'firstName',
  'email',
  'phone',
  'startDate',
  'duration',
  'surface',
  'guestCount',
  'budget',
  'message',
] as const

/** A field that is typed or chosen. `venue` repeats and stands apart. */
export type QuoteField = (typeof FIELDS)[number]

/** The form. */
export const QUOTE_VENUE_FORM: FormFields<QuoteField, 'venue'> = {
  kind: 'quote-venue',
  fields: FIELDS,
  lists: ['venue'],
  required: ['company', 'lastName', 'firstName', 'email'],
  limits: {
    company: QUOTE_LIMITS.company,
    jobTitle: QUOTE_LIMITS.jobTitle,
    lastName: QUOTE_LIMITS.lastName,
    firstName: QUOTE_LIMITS.firstName,
    email: QUOTE_LIMITS.email,
    phone: QUOTE_LIMITS.phone,
    duration: QUOTE_LIMITS.duration,
    message: QUOTE_LIMITS.message,
  },
}
