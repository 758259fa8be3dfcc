/** Schema of a quote enquiry of variant B (behaviour 4.2). */
import { z } from 'zod'
import { schemaOf } from '#/forms/field-schema.ts'
import { reject } from '#/forms/schema-parts.ts'
import { cleanLine } from '#/forms/typed-text.ts'
import { QUOTE_LIMITS } from './form-fields.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'

/** Validated enquiry. Empty fields are `undefined`, the surface is in m², the first day is ISO. */
export type QuoteVenue = z.output<ReturnType<typeof quoteVenueSchema>>

/** @param today the day in Paris, ISO; the event may not lie before it (behaviour 4.6) */
export function quoteVenueSchema(today: string) {
  return schemaOf(ENQUIRY_FIELDS['quote-venue'], { today }).extend({
    venue: z
      .array(z.string().overwrite(cleanLine))
      .prefault([])
      .transform((slugs) => [...new Set(slugs.filter((slug) => slug !== ''))])
      .superRefine((slugs, context) => {
        if (slugs.length > QUOTE_LIMITS.venues) reject(context, 'tooManyVenues', { max: QUOTE_LIMITS.venues })
      }),
  })
}
