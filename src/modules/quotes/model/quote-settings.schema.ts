/** What administrators set for all quotes; a quote may change all of it but the terms (`quotes.md`, section 4). */
import { z } from 'zod'
import { typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { PAYMENT_TERMS } from './payment-plan.ts'
import { MAX_CENTS } from './quote-line.ts'

/** The longest terms, in characters: three pages of a PDF. */
export const MAX_TERMS = 8000

/** What a quote begins with, and the terms that are printed below it. */
export const quoteSettingsSchema = z.object({
  /** Days for which a quote can be accepted. */
  validDays: z.int().min(1).max(90).default(10),
  depositBp: z.int().min(0).max(10_000).default(PAYMENT_TERMS.depositBp),
  depositDays: z.int().min(0).max(365).default(PAYMENT_TERMS.depositDays),
  balanceDays: z.int().min(0).max(365).default(PAYMENT_TERMS.balanceDays),
  securityCents: z.int().min(0).max(MAX_CENTS).default(PAYMENT_TERMS.securityCents),
  firmBy: z.enum(['signature', 'deposit']).default('signature'),
  /** Years after the one in which it was accepted for which a quote is kept with its evidence and payments. */
  keptYears: z.int().min(10).max(30).default(10),
  /** A paragraph for each line; French stands under every other language, and prevails. */
  terms: z.partialRecord(z.enum(LANGUAGE_CODES), typedText(MAX_TERMS)).default({}),
})

/** Settings of quotes. */
export type QuoteSettings = z.output<typeof quoteSettingsSchema>

/** As long as nothing is set. */
export const QUOTE_SETTINGS: QuoteSettings = quoteSettingsSchema.parse({})
