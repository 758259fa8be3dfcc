/** The person whom visitors may ask for, as administrators name them. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

/** Longest name, in characters. */
export const LONGEST_CONTACT_NAME = 80

/** E.164, without an extension: it is dialled from a link. */
const PHONE = /^\+[1-9]\d{5,14}$/

/** Whoever is named speaks at least one language; without a name nothing is set. */
export const contactPersonSchema = z
  .object({
    name: typedLine(LONGEST_CONTACT_NAME),
    languages: z.array(z.enum(LANGUAGE_CODES)).max(LANGUAGE_CODES.length),
    phone: z.union([z.literal(''), z.string().regex(PHONE)]),
  })
  .refine(({ name, languages, phone }) =>
    name === '' ? languages.length === 0 && phone === '' : languages.length > 0,
  )

/** The contact person; without a name there is none. */
export type ContactPerson = z.output<typeof contactPersonSchema>

/** Nobody is named. */
export const NO_CONTACT: ContactPerson = { name: '', languages: [], phone: '' }
