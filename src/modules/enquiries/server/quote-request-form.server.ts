/** Form definition of the quote enquiry without a venue (variant A). */

import { onceADay } from '#/forms/once-a-day.ts'
import { type QuoteRequest, quoteRequestSchema } from '../model/quote-request.schema.ts'
import { QUOTE_REQUEST_FORM, type QuoteRequestField } from '../model/quote-request-fields.ts'
import type { FormDefinition } from './submit/form-definition.server.ts'

/** Variant A. */
export const QUOTE_REQUEST_DEFINITION: FormDefinition<QuoteRequestField, never, QuoteRequest> = {
  form: QUOTE_REQUEST_FORM,
  schema: onceADay(quoteRequestSchema),
  record: (quote) => ({
    fullName: quote.fullName,
    email: quote.email,
    phone: quote.phone,
    company: quote.company,
    startDate: quote.desiredDate,
    guests: quote.guestCount,
    budget: quote.budget,
    message: quote.message,
    details: { eventType: quote.eventType, preferredLocation: quote.preferredLocation ?? null },
  }),
  mailPart: ({ content }) => ({
    kind: 'quote',
    eventType: content.eventType,
    desiredDate: content.desiredDate,
    guestCount: content.guestCount,
    budget: content.budget,
    preferredLocation: content.preferredLocation,
  }),
}
