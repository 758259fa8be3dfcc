/** What a mail about a request is written from. Stored in the outbox, so it is checked when it comes back. */
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

const common = {
  /** `Q-26-0042`. */
  reference: z.string(),
  /** The visitor's language. */
  language: z.enum(LANGUAGE_CODES),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  sourcePage: z.string(),
  /** As typed, or joined in the order of the language. */
  fullName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string().optional(),
  /** Or brand. */
  company: z.string().optional(),
  message: z.string().optional(),
  /** Whether the staff wrote it down for the visitor, who has filled in no form then. */
  entered: z.boolean().optional(),
  /** Why it looks like spam; only the agency is told. */
  spamReasons: z.array(z.string()).optional(),
}

/** A venue as it was when the mail was promised. */
export const askedVenue = z.object({
  slug: z.string(),
  name: z.string(),
  /** Id of the neighbourhood. */
  neighborhood: z.string().optional(),
  /** Square metres. */
  surface: z.number().optional(),
  /** The cover: its key in `/img/…/{key}`, its own width, and what it shows in the visitor's language. */
  photo: z.object({ key: z.string(), width: z.number(), alt: z.string() }).optional(),
  /** What it may cost, in words; only answers tell it. */
  estimate: z.string().optional(),
})

/** Variant B, behaviour 4.2. */
const quoteVenue = z.object({
  ...common,
  kind: z.literal('quote-venue'),
  jobTitle: z.string().optional(),
  /** ISO day. */
  startDate: z.string().optional(),
  duration: z.string().optional(),
  /** Square metres. */
  surface: z.number().optional(),
  /** Code of the option list, as is `budget`. */
  guestCount: z.string().optional(),
  budget: z.string().optional(),
  venues: z.array(askedVenue),
  /** What was asked for and is not in the catalogue; only the agency is told. */
  unknownVenues: z.array(z.string()),
})

/** Variant A, behaviour 4.1. Choices are codes of the option lists. */
const quote = z.object({
  ...common,
  kind: z.literal('quote'),
  /** Missing only where the staff entered the request, as is the subject of a message. */
  eventType: z.string().optional(),
  /** ISO day. */
  desiredDate: z.string().optional(),
  guestCount: z.string().optional(),
  budget: z.string().optional(),
  preferredLocation: z.string().optional(),
})

/** behaviour 4.3. */
const contact = z.object({ ...common, kind: z.literal('contact'), subject: z.string().optional() })

/** behaviour 4.3. */
const proposal = z.object({
  ...common,
  kind: z.literal('proposal'),
  venueName: z.string().optional(),
  address: z.string(),
  /** Id of a neighbourhood, and of a kind of venue. */
  neighborhood: z.string().optional(),
  type: z.string(),
  /** Square metres. */
  surface: z.number(),
  /** Guests standing; the next three in the other layouts. */
  capacity: z.number().optional(),
  capacityCocktailDinner: z.number().optional(),
  capacitySeatedDinner: z.number().optional(),
  capacityRunway: z.number().optional(),
  priceFromDayCents: z.number().optional(),
  description: z.string().optional(),
  /** In the order of the form; keys of the storage of uploads. */
  photos: z.array(z.object({ key: z.string() })),
})

/** Every mail about a request; the first goes to the visitor, the second to the agency. */
const MAIL_TEMPLATES = [
  'quote-acknowledgement',
  'quote-notification',
  'contact-acknowledgement',
  'contact-notification',
  'proposal-acknowledgement',
  'proposal-notification',
] as const

/** Checks what the outbox gives back. */
export const enquiryMailPayload = z.object({
  template: z.enum(MAIL_TEMPLATES),
  data: z.discriminatedUnion('kind', [quoteVenue, quote, contact, proposal]),
})

/** One mail to be written. */
export type EnquiryMailPayload = z.output<typeof enquiryMailPayload>

/** Which mail it is. */
export type EnquiryMailTemplate = EnquiryMailPayload['template']

/** The facts of a request that its mails tell: common ones, and those of its kind. */
export type EnquiryMailData = EnquiryMailPayload['data']

/** A venue that a mail shows. */
export type MailVenue = z.output<typeof askedVenue>
