/** One person's data, asked for by an address that somebody has typed (GDPR, articles 15, 17 and 20; decision 6.3). */
import {
  type ExportedPerson,
  erasePerson as eraseAddress,
  exportPerson as exportAddress,
  type PersonParts,
} from '#/server/privacy/person.ts'
import { readEmailAddress } from '../intake/email-address.ts'

/** The text is no e-mail address. */
export class EmailAddressError extends Error {
  override readonly name = 'EmailAddressError'
}

/**
 * Everything stored of the person with an e-mail address.
 * @throws {EmailAddressError} when the text is no address
 */
export async function exportPerson(email: string, parts: PersonParts = {}): Promise<ExportedPerson> {
  return exportAddress(checked(email), parts)
}

/**
 * Erases what is stored of the person with an e-mail address; what only counts stays, without a name.
 * @returns how many requests were erased
 * @throws {EmailAddressError} when the text is no address
 */
export async function erasePerson(email: string, parts: PersonParts = {}): Promise<{ erased: number }> {
  return eraseAddress(checked(email), parts)
}

function checked(email: string): string {
  const address = readEmailAddress(email)
  if (address === undefined) throw new EmailAddressError('That is no e-mail address.')
  return address
}
