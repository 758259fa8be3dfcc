/** What the composer sends. */
import { z } from 'zod'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { REPLY_FIELD_NAMES } from './reply-fields.ts'
import { REPLY_TEMPLATES } from './template-ids.ts'

/** Characters of a subject, of a text, and of what is typed into a field. */
export const LONGEST_SUBJECT = 200
export const LONGEST_BODY = 12_000
const LONGEST_FIELD = 4000
/** Venues in one answer, and others who get it. */
export const MAX_VENUES = 12
export const MAX_COPIES = 5

/** `Q-26-0042`. */
export const reference = z.string().regex(/^Q-\d{2}-\d{4,}$/)

/** An answer, as it stands in the composer. */
export const replySchema = z.object({
  reference,
  /** Made by the browser for each answer: sent twice, it leaves once. */
  key: z.uuid(),
  /** Of the enquiry, as it was seen. */
  version: z.number().int().positive(),
  language: z.enum(LANGUAGE_CODES),
  template: z.enum(REPLY_TEMPLATES),
  subject: z.string().trim().min(1).max(LONGEST_SUBJECT),
  body: z.string().trim().min(1).max(LONGEST_BODY),
  /** Values typed by hand, as they were typed. */
  typed: z.partialRecord(z.enum(REPLY_FIELD_NAMES), z.string().max(LONGEST_FIELD)),
  venues: z.array(z.string().refine(isSlug)).max(MAX_VENUES),
  cc: z.array(z.email()).max(MAX_COPIES),
})

/** An answer to be sent. */
export type ReplyToSend = z.output<typeof replySchema>
