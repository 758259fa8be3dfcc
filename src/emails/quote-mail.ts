/** What a mail about a quote request is written from. Stored in the outbox, so it is checked when it comes back. */
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

const quoteMailData = z.object({
  /** `Q-26-0042`. */
  reference: z.string(),
  /** The visitor's language. */
  language: z.enum(LANGUAGE_CODES),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  sourcePage: z.string(),
  company: z.string(),
  jobTitle: z.string().optional(),
  /** Joined in the order of the language. */
  fullName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().optional(),
  /** ISO date. */
  startDate: z.string().optional(),
  duration: z.string().optional(),
  /** Square metres. */
  surface: z.number().optional(),
  /** Code of the option list, as is `budget`. */
  guestCount: z.string().optional(),
  budget: z.string().optional(),
  message: z.string().optional(),
  venues: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** What was asked for and is not in the catalogue; only the agency is told. */
  unknownVenues: z.array(z.string()),
})

/** Checks what the outbox gives back. */
export const quoteMailPayload = z.object({
  template: z.enum(['quote-acknowledgement', 'quote-notification']),
  data: quoteMailData,
})

/** The facts of a request that its mails tell. */
export type QuoteMailData = z.output<typeof quoteMailData>

/** One mail to be written: to the visitor (`quote-acknowledgement`) or to the agency (`quote-notification`). */
export type QuoteMailPayload = z.output<typeof quoteMailPayload>
