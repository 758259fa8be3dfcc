/** The fields of the quote enquiry of variant B (behaviour 4.2). */
import { formOf } from './form-fields.ts'
import { ENQUIRY_FIELDS, type FieldOf } from './kinds.ts'

const { duration, jobTitle, surface } = ENQUIRY_FIELDS['quote-venue']

/** Limits (characters, m², venues), stated beside the fields (behaviour 4.6). */
export const QUOTE_LIMITS = {
  jobTitle: jobTitle.max,
  duration: duration.max,
  surfaceMin: surface.min,
  surfaceMax: surface.max,
  venues: 10,
} as const

/** Single-value field. `venue` is repeatable and separate. */
export type QuoteField = FieldOf<'quote-venue'>

export const QUOTE_VENUE_FORM = formOf('quote-venue', ['venue'])
