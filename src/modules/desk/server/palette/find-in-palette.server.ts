/** Everything that the palette finds for a typed text. */

import type { Language } from '#/i18n/languages.ts'
import { splitTerms } from '#/lib/split-terms.ts'
import { findEnquiries } from '#/modules/enquiries/server/inbox/find-enquiries.queries.server.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { PaletteColleague, PaletteFinds } from '../../model/palette.ts'
import { findVenues } from './find-venues.server.ts'

/** Staff members shown at a time. */
const STAFF = 4

interface PaletteQuery {
  readonly q: string
  /** Language of the screen. */
  readonly language: Language
  readonly staff: Pick<StaffSession, 'id' | 'role'>
  readonly now?: Date
}

/** Find enquiries, people, venues and, for administrators, staff members. */
export async function findInPalette(
  database: Database,
  { q, language, staff, now = new Date() }: PaletteQuery,
): Promise<PaletteFinds> {
  const wanted = splitTerms(q)
  if (wanted.length === 0) return { enquiries: [], people: [], venues: [], staff: [] }
  const [found, venues, colleagues] = await Promise.all([
    findEnquiries(database, q, { me: staff.id, now }),
    findVenues(database, wanted, language),
    staff.role === 'administrator' ? findStaff(database, wanted) : [],
  ])
  return { ...found, venues, staff: colleagues }
}

async function findStaff({ db }: Database, wanted: readonly string[]): Promise<PaletteColleague[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('deactivatedAt', 'is', null)
    .orderBy('name')
    .execute()
  const matches = (text: string) => {
    const words = splitTerms(text)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
  return rows.filter(({ name, email }) => matches(`${name} ${email}`)).slice(0, STAFF)
}
