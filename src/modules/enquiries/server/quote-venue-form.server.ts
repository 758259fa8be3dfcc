/** Form definition of the quote enquiry for chosen venues (variant B). */

import { onceADay } from '#/forms/once-a-day.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { fullName } from '../model/full-name.ts'
import { type QuoteVenue, quoteVenueSchema } from '../model/quote-venue.schema.ts'
import { QUOTE_VENUE_FORM, type QuoteField } from '../model/quote-venue-fields.ts'
import type { FormDefinition } from './submit/form-definition.server.ts'

/** Variant B. */
export const QUOTE_VENUE_DEFINITION: FormDefinition<QuoteField, 'venue', QuoteVenue> = {
  form: QUOTE_VENUE_FORM,
  schema: onceADay(quoteVenueSchema),
  venues: ({ venue }) => venue.filter(isSlug),
  moreRecord: ({ firstName, lastName }, language) => ({
    columns: { full_name: fullName(firstName, lastName, language) },
  }),
  moreMail: ({ content: { jobTitle }, venues, unknownVenues }) => ({
    jobTitle,
    venues: venues.map(({ id, ...shown }) => shown),
    unknownVenues: [...unknownVenues],
  }),
}
