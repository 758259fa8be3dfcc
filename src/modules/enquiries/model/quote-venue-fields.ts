/** The fields of the quote enquiry of variant B (behaviour 4.2). */
import { formOf } from './form-fields.ts'
import { ENQUIRY_FIELDS, type FieldOf } from './kinds.ts'

const { duration, jobTitle, surface } = ENQUIRY_FIELDS['quote-venue']

/** The most (characters, m², venues) that these fields take; stated beside the field (behaviour 4.6). */
export const QUOTE_LIMITS = {
  jobTitle: jobTitle.max,
  duration: duration.max,
  surfaceMin: surface.min,
  surfaceMax: surface.max,
  venues: 10,
} as const

/** A field that is typed or chosen. `venue` repeats and stands apart. */
export type QuoteField = FieldOf<'quote-venue'>

/** The form. */
export const QUOTE_VENUE_FORM = formOf('quote-venue', ['venue'])
