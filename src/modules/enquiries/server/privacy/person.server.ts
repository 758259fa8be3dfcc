/** One person's data, asked for by what somebody has typed (GDPR, articles 15, 17 and 20; decision 6.3). */

import { readEmailAddress } from '#/forms/email-address.ts'
import { readPhoneNumber } from '#/forms/phone-number.server.ts'
import {
  type ExportedPerson,
  erasePerson as eraseKnown,
  exportPerson as exportKnown,
  type Person,
  type PersonParts,
} from './person.ts'

/** The text is no e-mail address, or no phone number. */
export class TypedPersonError extends Error {
  override readonly name = 'TypedPersonError'
}

/** An address; or a number, for people who have given nothing else. */
export type TypedPerson = { readonly email: string } | { readonly phone: string }

/**
 * Everything stored of a person.
 * @throws {TypedPersonError} when the text is no address or no number
 */
export async function exportPerson(typed: TypedPerson, parts: PersonParts = {}): Promise<ExportedPerson> {
  return exportKnown(checked(typed), parts)
}

/**
 * Erases what is stored of a person; what only counts stays, without a name.
 * @returns how many requests were erased
 * @throws {TypedPersonError} when the text is no address or no number
 */
export async function erasePerson(typed: TypedPerson, parts: PersonParts = {}): Promise<{ erased: number }> {
  return eraseKnown(checked(typed), parts)
}

function checked(typed: TypedPerson): Person {
  if ('phone' in typed) {
    const phone = readPhoneNumber(typed.phone, 'fr')
    if (phone === undefined)
      throw new TypedPersonError('That is no phone number. Write it with its country: +33 …')
    return { phone }
  }
  const email = readEmailAddress(typed.email)
  if (email === undefined) throw new TypedPersonError('That is no e-mail address.')
  return { email }
}
