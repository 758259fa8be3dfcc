import { readPhoneNumber } from '#/forms/phone-number.server.ts'
import { type ContactPerson, contactPersonSchema } from '../model/contact-person.schema.ts'

/** The contact person with the telephone number as it is dialled; undefined where it is none, or has an extension. */
export function readTypedContact(typed: ContactPerson): ContactPerson | undefined {
  const phone = typed.phone === '' ? '' : readPhoneNumber(typed.phone, 'fr')
  return contactPersonSchema.safeParse({ ...typed, phone }).data
}
