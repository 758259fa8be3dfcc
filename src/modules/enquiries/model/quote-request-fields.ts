/** The fields of the quote request of variant A (behaviour 4.1). */
import type { FormFields } from './form-fields.ts'

const FIELDS = [
  'fullName',
  'email',
  'phone',
  'company',
  'eventType',
  'desiredDate',
  'guestCount',
  'budget',
  'preferredLocation',
  'message',
] as const

/** A field that is typed or chosen. */
export type QuoteRequestField = (typeof FIELDS)[number]

/** The form at `/contact` and on the home page. */
export const QUOTE_REQUEST_FORM = {
  kind: 'quote',
  fields: FIELDS,
  lists: [],
  required: ['fullName', 'email', 'eventType', 'message'],
  limits: { fullName: 120, email: 254, phone: 40, company: 100, message: 2000 },
} as const satisfies FormFields<QuoteRequestField, never>
