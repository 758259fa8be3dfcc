/** What a quote says, as an agent writes it: kept with a draft, and frozen with the version that is sent. */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { LONGEST_BODY, LONGEST_SUBJECT } from '#/modules/correspondence/model/reply.schema.ts'
import { PAYMENT_TERMS } from './payment-plan.ts'
import { CHOICES, MAX_CENTS } from './quote-line.ts'
import { VAT_RATES, VAT_REASONS } from './vat.ts'

const MAX_LABEL = 200
const MAX_LETTER = 4000
const MAX_LINES = 60
const MAX_QUANTITY = 1_000_000
const WHOLE_BP = 10_000

const day = z.string().refine(isIsoDay)
/** A draft may be saved before its days are known. */
const openDay = z.union([z.literal(''), day])
/** A minute on clocks in Paris, or none. */
const openMinute = z.string().regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/)
const cents = z.int().min(-MAX_CENTS).max(MAX_CENTS)
const reason = typedText(500).default('')

const choice = z.enum(CHOICES).nullable()

/** The names of a line, where they are not those that its kind has by itself; French stands under every other language. */
const words = { label: typedLine(MAX_LABEL).default(''), labelFr: typedLine(MAX_LABEL).default('') }

const vat = {
  vatBp: z.literal([...VAT_RATES]),
  vatReason: z.enum(VAT_REASONS).nullable(),
}

const hire = z.object({
  kind: z.literal('hire'),
  id: z.uuid(),
  choice,
  ...words,
  venueId: typedLine(64).min(1),
  /** Days of the event; set-up and take-down come before and after. */
  firstDay: openDay,
  lastDay: openDay,
  setupDays: z.int().min(0).max(60).default(0),
  strikeDays: z.int().min(0).max(60).default(0),
  /** Of a day, before tax. */
  unitCents: cents.min(0),
  /** Why fewer days are charged than the venue asks for; empty where they are not. */
  fewerDaysReason: reason,
  /** Days to be charged where that is less than the minimum hire. */
  fewerDays: z.int().min(1).max(366).nullable().default(null),
  /** Until when the days are held from the sending on; empty where they are not. */
  holdUntil: openMinute.default(''),
  ...vat,
})

const service = z.object({
  kind: z.literal('service'),
  id: z.uuid(),
  choice,
  ...words,
  /** Hundredths. */
  quantity: z.int().min(0).max(MAX_QUANTITY).default(100),
  unit: z.enum(['flat', 'day', 'hour', 'piece', 'person', 'metre']).default('flat'),
  unitCents: cents,
  ...vat,
})

const text = z.object({ kind: z.literal('text'), id: z.uuid(), choice, ...words })

const discount = z.object({
  kind: z.literal('discount'),
  id: z.uuid(),
  choice,
  ...words,
  on: z.enum(['hire', 'all']).default('hire'),
  off: z.union([
    z.object({ bp: z.int().min(1).max(WHOLE_BP) }),
    z.object({ cents: z.int().min(1).max(MAX_CENTS) }),
  ]),
})

/** "10,000 euros all in": the rounding that this takes is reckoned anew whenever another line changes. */
const wished = z.object({
  kind: z.literal('wished'),
  id: z.uuid(),
  choice,
  ...words,
  grossCents: z.int().min(1).max(MAX_CENTS),
})

/** A line as it is typed. */
export const documentLineSchema = z.discriminatedUnion('kind', [hire, service, text, discount, wished])

/** A line as it is typed. */
export type DocumentLine = z.output<typeof documentLineSchema>
/** The hire of a venue. */
export type HireLine = z.output<typeof hire>

/** Whom the quote is for; a consumer signs on paper (`quotes.md`, section 5). */
const client = z.object({
  kind: z.enum(['business', 'consumer']).default('business'),
  name: typedLine(200).default(''),
  email: typedLine(254).default(''),
  company: typedLine(200).default(''),
  address: typedText(500).default(''),
  /** ISO 3166-1, or empty. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  /** SIREN or SIRET. */
  siren: typedLine(20).default(''),
  vatNumber: typedLine(20).default(''),
})

/** What the plans show. */
const event = z.object({
  what: typedLine(200).default(''),
  guests: z.int().min(1).max(100_000).nullable().default(null),
  /** Id of a layout, as the venue's plan names it; null for the one that holds most. */
  layout: typedLine(40).nullable().default(null),
})

/** A quote as a whole. Nothing in it is trusted: amounts are reckoned again by the server. */
export const quoteDocumentSchema = z.object({
  language: z.enum(LANGUAGE_CODES),
  title: typedLine(MAX_LABEL).default(''),
  opening: typedText(MAX_LETTER).default(''),
  closing: typedText(MAX_LETTER).default(''),
  /** The mail that it is sent with, its fields in braces; the template unless an agent has written another one. */
  mail: z
    .object({ subject: typedLine(LONGEST_SUBJECT), body: typedText(LONGEST_BODY) })
    .nullable()
    .default(null),
  client: client.prefault({}),
  event: event.prefault({}),
  /** The last day on which it can be accepted, until its end in Paris. */
  validUntil: day,
  lines: z
    .array(documentLineSchema)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
  payment: z
    .object({
      depositBp: z.int().min(0).max(WHOLE_BP).default(PAYMENT_TERMS.depositBp),
      depositDays: z.int().min(0).max(365).default(PAYMENT_TERMS.depositDays),
      balanceDays: z.int().min(0).max(365).default(PAYMENT_TERMS.balanceDays),
      securityCents: z.int().min(0).max(MAX_CENTS).default(PAYMENT_TERMS.securityCents),
    })
    .prefault({}),
  firmBy: z.enum(['signature', 'deposit']).default('signature'),
  /** Why the deposit or a price is less, or a discount more, than an agent may give without saying so (`quotes.md`, section 8). */
  exceptionReason: reason,
})

/** A quote as a whole, read. */
export type QuoteDocument = z.output<typeof quoteDocumentSchema>
