/** What a quote request of variant B has to look like (behaviour 4.2). */
import { z } from 'zod'
import { choice, dayFrom, email, line, lines, optional, refuse, required } from '#/forms/schema-parts.ts'
import { cleanLine, readSurface } from '#/forms/typed-text.ts'
import { BUDGETS, GUEST_RANGES } from './enquiry-options.ts'
import { QUOTE_LIMITS } from './quote-venue-fields.ts'

/** A checked request. Empty fields are `undefined`, the surface is in m², the first day is ISO. */
export type QuoteVenue = z.output<ReturnType<typeof quoteVenueSchema>>

/**
 * Checks what was typed; mistakes carry a `FormErrorCode` as their message and its values as `params`.
 * @param today the day in Paris, ISO; the event may not lie before it (behaviour 4.6)
 */
export function quoteVenueSchema(today: string) {
  const { surfaceMin: min, surfaceMax: max } = QUOTE_LIMITS
  return z.object({
    company: required(line(QUOTE_LIMITS.company)),
    jobTitle: optional(line(QUOTE_LIMITS.jobTitle)),
    lastName: required(line(QUOTE_LIMITS.lastName)),
    firstName: required(line(QUOTE_LIMITS.firstName)),
    email: email(QUOTE_LIMITS.email),
    phone: optional(line(QUOTE_LIMITS.phone)),
    startDate: dayFrom(today),
    duration: optional(line(QUOTE_LIMITS.duration)),
    surface: optional(line()).transform((text, context) => {
      if (text === undefined) return undefined
      const surface = readSurface(text)
      if (surface === undefined || surface < min || surface > max)
        return refuse(context, 'number', { min, max })
      return surface
    }),
    guestCount: choice(GUEST_RANGES),
    budget: choice(BUDGETS),
    message: optional(lines(QUOTE_LIMITS.message)),
    venue: z
      .array(z.string())
      .prefault([])
      .transform((slugs) => [...new Set(slugs.map(cleanLine).filter((slug) => slug !== ''))])
      .superRefine((slugs, context) => {
        if (slugs.length > QUOTE_LIMITS.venues) refuse(context, 'tooManyVenues', { max: QUOTE_LIMITS.venues })
      }),
  })
}
