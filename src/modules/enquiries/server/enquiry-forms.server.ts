/** Definitions of the forms that send an enquiry; that of a proposal is in `proposal/proposal-form.server.ts`. */
import { onceADay } from '#/forms/field-schema.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { type ContactMessage, contactSchema } from '../model/contact.schema.ts'
import {
  CONTACT_FORM,
  type ContactField,
  QUOTE_REQUEST_FORM,
  QUOTE_VENUE_FORM,
  type QuoteField,
  type QuoteRequestField,
  VISIT_FORM,
  type VisitField,
} from '../model/form-fields.ts'
import { fullName } from '../model/name-order.ts'
import { type QuoteRequest, quoteRequestSchema } from '../model/quote-request.schema.ts'
import { type QuoteVenue, quoteVenueSchema } from '../model/quote-venue.schema.ts'
import { type Visit, visitSchema } from '../model/visit.schema.ts'
import { momentsOf } from '../model/visit.ts'
import type { FormDefinition } from './submit/form-definition.server.ts'

/** The message to the team, of `/contact-us`. */
export const CONTACT_DEFINITION: FormDefinition<ContactField, never, ContactMessage> = {
  form: CONTACT_FORM,
  schema: () => contactSchema,
}

/** The quote enquiry without a venue (variant A). */
export const QUOTE_REQUEST_DEFINITION: FormDefinition<QuoteRequestField, never, QuoteRequest> = {
  form: QUOTE_REQUEST_FORM,
  schema: onceADay(quoteRequestSchema),
}

/** The quote enquiry for chosen venues (variant B). */
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

/** The request for a visit of chosen venues. */
export const VISIT_DEFINITION: FormDefinition<VisitField, 'venue', Visit> = {
  form: VISIT_FORM,
  schema: onceADay(visitSchema),
  venues: ({ venue }) => venue.filter(isSlug),
  moreMail: ({ content, venues, unknownVenues }) => ({
    moments: momentsOf(content),
    venues: venues.map(({ id, ...shown }) => shown),
    unknownVenues: [...unknownVenues],
  }),
}
