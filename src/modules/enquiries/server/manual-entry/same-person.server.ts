/** Earlier enquiries of the caller. */

import { sql } from 'kysely'
import { readEmailAddress } from '#/forms/email-address.ts'
import { plainPhone } from '#/i18n/format-phone.ts'
import type { Language } from '#/i18n/languages.ts'
import { shownPhone } from '#/i18n/shown-phone.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { UNMERGED } from '../record/merges.ts'
import { readManualEntryPhone } from './store-manual-entry.server.ts'

/** Shown at a time. */
const MAX = 3

/** An earlier request. */
export interface EarlierEnquiry {
  readonly reference: string
  readonly status: EnquiryStatus
  readonly fullName: string
  readonly company: string | null
  readonly jobTitle: string | null
  /** Empty without one, as is the number, which is as it was typed. */
  readonly email: string
  readonly phone: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Shared contact details. */
  readonly reason: 'mail' | 'phone'
}

/** Earlier enquiries and details of the person. */
export interface KnownPerson {
  /** The number as it was understood; `null` when it cannot be one. */
  readonly phone: string | null
  /** The latest first. */
  readonly earlier: readonly EarlierEnquiry[]
}

/** Contact details typed so far. */
export interface TypedContact {
  readonly email: string
  readonly phone: string
  readonly language: Language
}

/** Look for requests with the same address or number. */
export async function findSamePerson(
  { db }: Database,
  typed: TypedContact,
  screen: Language,
): Promise<KnownPerson> {
  const email = readEmailAddress(typed.email)
  const reading = readManualEntryPhone(typed.phone, typed.language)
  const phone = reading.kind === 'number' ? reading.number : undefined
  const requests = db
    .selectFrom('enquiry')
    .select(['reference', 'status', 'full_name', 'company', 'job_title', 'email', 'created_at'])
    .select(['phone_typed', 'phone_e164'])
    .where(UNMERGED)
    .orderBy('created_at', 'desc')
    .limit(MAX)
  // Two questions, each with an index of its own.
  const [byMail, byPhone] = await Promise.all([
    email === undefined ? [] : requests.where(sql`lower(email)`, '=', email.toLowerCase()).execute(),
    phone === undefined ? [] : requests.where('phone_e164', '=', phone).execute(),
  ])
  const found = [
    ...byMail.map((row) => ({ ...row, reason: 'mail' as const })),
    ...byPhone
      .filter(({ reference }) => byMail.every((other) => other.reference !== reference))
      .map((row) => ({ ...row, reason: 'phone' as const })),
  ]
  const earlier = found
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MAX)
    .map(({ full_name, job_title, created_at, phone_typed, phone_e164, ...row }) => ({
      ...row,
      fullName: full_name,
      jobTitle: job_title,
      phone: phone_typed ?? plainPhone(phone_e164 ?? ''),
      createdAt: created_at,
    }))
  return { phone: phone === undefined ? null : shownPhone(phone, screen), earlier }
}
