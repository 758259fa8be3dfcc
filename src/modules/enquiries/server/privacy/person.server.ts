/** Export and erasure of a person's data from the command line (GDPR, articles 15, 17 and 20; behaviour 6.3). */

import { readEmailAddress } from '#/forms/email-address.ts'
import { readPhoneNumber } from '#/forms/phone-number.server.ts'
import { SHELL, writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Person } from '#/platform/database/personal-data.ts'
import {
  type ErasedPerson,
  type ExportedPerson,
  erasePerson as eraseKnown,
  exportPerson as exportKnown,
  type PersonParts,
} from './person.ts'

/** The text is neither an e-mail address nor a phone number. */
export class TypedPersonError extends Error {
  override readonly name = 'TypedPersonError'
}

/** E-mail address; or a phone number, for people who gave nothing else. */
export type TypedPerson = { readonly email: string } | { readonly phone: string }

/**
 * Export everything stored of a person, recorded in the audit log.
 * @throws {TypedPersonError} when the text is no address or no number
 */
export async function exportPerson(typed: TypedPerson, parts: PersonParts = {}): Promise<ExportedPerson> {
  const person = checked(typed)
  const { database = getDatabase(), now = new Date() } = parts
  // The person is not named: the audit log is kept longer than their data.
  await writeAudit(database.db, { actor: SHELL, action: 'request.person-exported', at: now })
  return exportKnown(person, parts)
}

/**
 * Erase what is stored of a person, recorded in the audit log; anonymous statistics stay.
 * @returns how many enquiries were erased, and what must stay until when
 * @throws {TypedPersonError} when the text is no address or no number
 */
export async function erasePerson(typed: TypedPerson, parts: PersonParts = {}): Promise<ErasedPerson> {
  const { now = new Date() } = parts
  return eraseKnown(checked(typed), parts, (transaction, count) =>
    writeAudit(transaction, { actor: SHELL, action: 'request.person-erased', details: { count }, at: now }),
  )
}

function checked(typed: TypedPerson): Person {
  if ('phone' in typed) {
    const phone = readPhoneNumber(typed.phone, 'fr')
    if (phone === undefined)
      throw new TypedPersonError('That is not a valid phone number. Enter it with its country code: +33 …')
    return { phone }
  }
  const email = readEmailAddress(typed.email)
  if (email === undefined) throw new TypedPersonError('That is not a valid email address.')
  return { email }
}
