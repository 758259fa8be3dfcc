/** Schema of a quote enquiry of variant A (behaviour 4.1). */
import type { z } from 'zod'
import { schemaOf } from '#/forms/field-schema.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'

/** Validated enquiry. Empty fields are `undefined`, the day is ISO. */
export type QuoteRequest = z.output<ReturnType<typeof quoteRequestSchema>>

/** @param today the day in Paris, ISO; the event may not lie before it (behaviour 4.6) */
export function quoteRequestSchema(today: string) {
  return schemaOf(ENQUIRY_FIELDS.quote, { today })
}
