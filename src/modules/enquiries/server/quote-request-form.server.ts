/** Form definition of the quote enquiry without a venue (variant A). */

import { onceADay } from '#/forms/once-a-day.ts'
import { type QuoteRequest, quoteRequestSchema } from '../model/quote-request.schema.ts'
import { QUOTE_REQUEST_FORM, type QuoteRequestField } from '../model/quote-request-fields.ts'
import type { FormDefinition } from './submit/form-definition.server.ts'

/** Variant A. */
export const QUOTE_REQUEST_DEFINITION: FormDefinition<QuoteRequestField, never, QuoteRequest> = {
  form: QUOTE_REQUEST_FORM,
  schema: onceADay(quoteRequestSchema),
}
