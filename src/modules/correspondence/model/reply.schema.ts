/** Schema of an answer sent by the composer. */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { reference } from '#/modules/enquiries/model/reference.schema.ts'
import { REPLY_FIELD_NAMES } from './reply-fields.ts'
import { BILLED_DAYS } from './reply-prices.ts'
import { REPLY_TEMPLATES } from './template-ids.ts'

/** Maximum lengths of a subject, a text, and a typed field, in characters. */
export const LONGEST_SUBJECT = 200
export const LONGEST_BODY = 12_000
const LONGEST_FIELD = 4000
/** Of a typed price, in characters. */
export const LONGEST_PRICE = 60
/** Maximum of venues in one answer, and of copy recipients. */
export const MAX_VENUES = 12
export const MAX_COPIES = 5

export const replySchema = z.object({
  reference,
  /** Idempotency key made by the browser. */
  key: z.uuid(),
  /** Version of the enquiry that the writer has seen. */
  version: z.number().int().positive(),
  language: z.enum(LANGUAGE_CODES),
  template: z.enum(REPLY_TEMPLATES),
  subject: typedLine(LONGEST_SUBJECT).min(1),
  body: typedText(LONGEST_BODY).min(1),
  /** Typed field values. */
  typed: z.partialRecord(z.enum(REPLY_FIELD_NAMES), typedText(LONGEST_FIELD)),
  venues: z.array(z.string().refine(isSlug)).max(MAX_VENUES),
  /** Slugs of the venues that are said not to be available; a page that was loaded before they were asked for sends none. */
  refused: z.array(typedLine(200)).max(MAX_VENUES).default([]),
  /** Typed prices by slug; a page that was loaded before there were any sends none. */
  prices: z
    .record(
      z.string().refine(isSlug),
      z.object({ amount: typedLine(LONGEST_PRICE), bills: z.enum(BILLED_DAYS) }),
    )
    .default({}),
  cc: z.array(z.email()).max(MAX_COPIES),
})

export type ReplyToSend = z.output<typeof replySchema>
