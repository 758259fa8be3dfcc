/** Open enquiries of the same person or company for the same days. */

import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { askedDays, DAYS_COLUMNS, type StoredDays } from '../../model/booking.ts'
import { shareDays } from '../../model/enquiry-flags.ts'
import { FIRST_DAY } from '../record/first-day.ts'
import { UNMERGED } from '../record/merges.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

/** More would be no hint any more. */
const MOST = 3
/** Looked at of each: a client of many years has many. */
const MAX_LOOKED_AT = 50

type Row = Pick<Selectable<EnquiryTable>, 'id' | 'email' | 'phone_e164' | 'company' | keyof StoredDays>

interface Other extends StoredDays {
  readonly id: string
  readonly reference: string
  readonly full_name: string
}

type OpenOnes = SelectQueryBuilder<Schema, 'enquiry', Other>

/** Find them, the latest first. */
export async function readSameDays(
  { db }: Database,
  row: Row,
): Promise<{ reference: string; fullName: string }[]> {
  const stay = askedDays(row)
  if (stay.startDate === null) return []
  const open: OpenOnes = db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'full_name', ...DAYS_COLUMNS])
    .where('id', '<>', row.id)
    .where(UNMERGED)
    .where('status', 'in', ['new', 'in-progress', 'quoted'])
    .where(FIRST_DAY, 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_LOOKED_AT)
  const company = row.company?.trim().toLowerCase() ?? ''
  // Each goes by an index of its own.
  const found = await Promise.all([
    row.email === '' ? [] : open.where(sql`lower(email)`, '=', row.email.toLowerCase()).execute(),
    row.phone_e164 === null ? [] : open.where('phone_e164', '=', row.phone_e164).execute(),
    company === '' ? [] : open.where(sql`lower(company)`, '=', company).execute(),
  ])
  const shared = new Map(
    found
      .flat()
      .filter((other) => shareDays(stay, askedDays(other)))
      .map(({ id, reference, full_name }) => [id, { reference, fullName: full_name }] as const),
  )
  return [...shared.values()].slice(0, MOST)
}
