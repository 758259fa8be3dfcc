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
  record: (quote, language) => ({
    company: quote.company,
    jobTitle: quote.jobTitle,
    firstName: quote.firstName,
    lastName: quote.lastName,
    fullName: fullName(quote.firstName, quote.lastName, language),
    email: quote.email,
    phone: quote.phone,
    startDate: quote.startDate,
    duration: quote.duration,
    surface: quote.surface,
    budget: quote.budget,
    guests: quote.guestCount,
    message: quote.message,
    details: {},
  }),
  mailPart: ({ content, venues, unknownVenues }) => ({
    kind: 'quote-venue',
    jobTitle: content.jobTitle,
    startDate: content.startDate,
    duration: content.duration,
    surface: content.surface,
    guestCount: content.guestCount,
    budget: content.budget,
    venues: venues.map(({ id, ...shown }) => shown),
    unknownVenues: [...unknownVenues],
  }),
}
