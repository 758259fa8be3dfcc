/** How a quote request for one or several venues is taken in. */
import { isSlug } from '#/i18n/slug.ts'
import type { FormIntake } from '../intake/form-intake.server.ts'
import { fullName } from '../intake/full-name.ts'
import { onceADay } from '../intake/once-a-day.ts'
import { type QuoteVenue, quoteVenueSchema } from './quote-venue.schema.ts'
import { QUOTE_VENUE_FORM, type QuoteField } from './quote-venue-fields.ts'

/** Variant B. */
export const QUOTE_VENUE_INTAKE: FormIntake<QuoteField, 'venue', QuoteVenue> = {
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
