/** What somebody types who accepts a quote (`quotes.md`, section 5). */
import { z } from 'zod'
import { readEmailAddress } from '#/forms/email-address.ts'
import { typedLine } from '#/forms/typed-text.schema.ts'
import type { Language } from '#/i18n/languages.ts'
import { CHOICES } from './quote-line.ts'

/** The longest of each field, in characters. */
export const SIGNER_LENGTHS = { name: 200, role: 120, email: 254, company: 200, text: 2000 } as const

/** An address that is typed, in its one spelling. */
export const addressSchema = typedLine(SIGNER_LENGTHS.email).transform((text, context) => {
  const address = readEmailAddress(text)
  if (address !== undefined) return address
  context.addIssue({ code: 'custom', message: 'email' })
  return z.NEVER
})

/** The first step; a quote without alternatives has no choice. */
export const signerSchema = z.object({
  choice: z.enum(CHOICES).nullable(),
  name: typedLine(SIGNER_LENGTHS.name).min(2),
  role: typedLine(SIGNER_LENGTHS.role).min(1),
  email: addressSchema,
  company: typedLine(SIGNER_LENGTHS.company).min(1),
  terms: z.literal('yes'),
  agreed: z.literal('yes'),
})

/** Who accepts, and what. */
export interface Signer extends Omit<z.output<typeof signerSchema>, 'terms' | 'agreed'> {
  readonly language: Language
  /** What was ticked, in that language. */
  readonly statement: string
}

/** A field of the first step. */
export type SignerField = keyof z.output<typeof signerSchema>
