/** Data of the mails about an enquiry. Stored in the outbox, so it is validated when it is read back. */
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { fieldsIn, type MailValues, valueName } from '../model/derive.ts'
import type { EnquiryKind } from '../model/kinds.ts'

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
  /** E.164, an extension behind it (`;ext=22`). */
  phone: z.string().optional(),
  /** As typed, where that says more. */
  phoneTyped: z.string().optional(),
  /** Or brand. */
  company: z.string().optional(),
  message: z.string().optional(),
  /** Whether the staff wrote it down for the visitor, who has filled in no form then. */
  entered: z.boolean().optional(),
  /** Why it looks like spam; in mails to the agency only. */
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
  /** Estimated price as a sentence; in answers only. */
  estimate: z.string().optional(),
})

/** Values of a kind's fields in its mails; all may be missing where the staff entered the enquiry. */
function asked<const Kind extends EnquiryKind>(kind: Kind) {
  const values = fieldsIn(kind, 'mail').map(
    ([name, field]) =>
      [valueName(name, field), (field.kind === 'integer' ? z.number() : z.string()).optional()] as const,
  )
  // Object.fromEntries forgets the names, which the table has.
  return {
    ...common,
    kind: z.literal(kind),
    ...(Object.fromEntries(values) as unknown as OptionalValues<Kind>),
  }
}

type OptionalValues<Kind extends EnquiryKind> = {
  [Name in keyof MailValues<Kind>]: z.ZodOptional<z.ZodType<MailValues<Kind>[Name]>>
}

const quoteVenue = z.object({
  ...asked('quote-venue'),
  jobTitle: z.string().optional(),
  venues: z.array(askedVenue),
  /** Asked for and not in the catalogue; only the agency reads them. */
  unknownVenues: z.array(z.string()),
})

const visit = z.object({
  ...asked('visit'),
  /** Days (ISO) and times in Paris, in the visitor's order. */
  moments: z.array(z.object({ day: z.string(), time: z.string() })),
  venues: z.array(askedVenue),
  unknownVenues: z.array(z.string()),
})

const proposal = z.object({
  ...asked('proposal'),
  description: z.string().optional(),
  /** In the order of the form; keys of the storage of uploads. */
  photos: z.array(z.object({ key: z.string() })),
})

/** Every mail about a request; the first goes to the visitor, the second to the agency. */
const MAIL_TEMPLATES = [
  'quote-acknowledgement',
  'quote-notification',
  'visit-acknowledgement',
  'visit-notification',
  'contact-acknowledgement',
  'contact-notification',
  'proposal-acknowledgement',
  'proposal-notification',
] as const

/** What the outbox gives back. */
export const enquiryMailPayload = z.object({
  template: z.enum(MAIL_TEMPLATES),
  data: z.discriminatedUnion('kind', [
    quoteVenue,
    z.object(asked('quote')),
    visit,
    z.object(asked('contact')),
    proposal,
  ]),
})

/** One mail to be written. */
export type EnquiryMailPayload = z.output<typeof enquiryMailPayload>

/** Which mail it is. */
export type EnquiryMailTemplate = EnquiryMailPayload['template']

/** The facts of an enquiry in its mails: common ones, and those of its kind. */
export type EnquiryMailData = EnquiryMailPayload['data']

/** A venue that a mail shows. */
export type MailVenue = z.output<typeof askedVenue>
