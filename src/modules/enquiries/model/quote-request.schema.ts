/** What a quote request of variant A has to look like (behaviour 4.1). */
import { z } from 'zod'
import {
  choice,
  dayFrom,
  email,
  line,
  lines,
  optional,
  required,
  requiredChoice,
} from '#/forms/schema-parts.ts'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from './enquiry-options.ts'
import { QUOTE_REQUEST_FORM } from './quote-request-fields.ts'

const { limits } = QUOTE_REQUEST_FORM

/** A checked request. Empty fields are `undefined`, the day is ISO. */
export type QuoteRequest = z.output<ReturnType<typeof quoteRequestSchema>>

/** @param today the day in Paris, ISO; the event may not lie before it (behaviour 4.6) */
export function quoteRequestSchema(today: string) {
  return z.object({
    fullName: required(line(limits.fullName)),
    email: email(limits.email),
    phone: optional(line(limits.phone)),
    company: optional(line(limits.company)),
    eventType: requiredChoice(EVENT_TYPES),
    desiredDate: dayFrom(today),
    guestCount: choice(GUEST_COUNTS),
    budget: choice(BUDGETS),
    preferredLocation: choice(LOCATIONS),
    message: required(lines(limits.message)),
  })
}
