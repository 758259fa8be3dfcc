/** The person whom visitors may ask for, as administrators name them. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

/** Longest name, in characters. */
export const LONGEST_CONTACT_NAME = 80

/** E.164, without an extension: it is dialled from a link. */
const PHONE = /^\+[1-9]\d{5,14}$/

/** Longest number as it is typed, in characters. */
const LONGEST_TYPED_PHONE = 40

const named = {
  name: typedLine(LONGEST_CONTACT_NAME),
  languages: z.array(z.enum(LANGUAGE_CODES)).max(LANGUAGE_CODES.length),
}

/** Whoever is named speaks at least one language; without a name nothing is set. */
function isSomebodyOrNobody({ name, languages, phone }: z.output<typeof typedParts>): boolean {
  return name === '' ? languages.length === 0 && phone === '' : languages.length > 0
}

const typedParts = z.object({ ...named, phone: typedLine(LONGEST_TYPED_PHONE) })

/** The person as typed, with the telephone number in any spelling: the server reads it. */
export const typedContactSchema = typedParts.refine(isSomebodyOrNobody)

/** The person as stored. */
export const contactPersonSchema = z
  .object({ ...named, phone: z.union([z.literal(''), z.string().regex(PHONE)]) })
  .refine(isSomebodyOrNobody)

/** The contact person; without a name there is none. */
export type ContactPerson = z.output<typeof contactPersonSchema>

/** Nobody is named. */
export const NO_CONTACT: ContactPerson = { name: '', languages: [], phone: '' }
