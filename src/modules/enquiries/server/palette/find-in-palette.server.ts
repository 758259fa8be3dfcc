/** Everything that the palette finds for a typed text. */
import type { Language } from '#/i18n/languages.ts'
import { siteTexts } from '#/mail/copy.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { PaletteColleague, PaletteFinds, PaletteVenue } from '../../model/palette.ts'
import type { InboxDatabase } from '../inbox/inbox-database.ts'
import { splitTerms } from '../search/enquiry-words.ts'
import { findEnquiries } from './find-enquiries.server.ts'

/** Shown of each group. */
const VENUES = 5
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
  database: InboxDatabase,
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

function holds(text: string, wanted: readonly string[]): boolean {
  const words = splitTerms(text)
  return wanted.every((one) => words.some((word) => word.startsWith(one)))
}

/** Found by name, address, or the name of the quarter in both languages of the back office. */
async function findVenues(
  { db }: InboxDatabase,
  wanted: readonly string[],
  language: Language,
): Promise<PaletteVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(['slug', 'name', 'neighborhood', 'status'])
    .where('status', '<>', 'archived')
    .orderBy('name')
    .orderBy('slug')
    .execute()
  const placeIn = (one: Language, id: string) => {
    const places: Readonly<Record<string, string>> = siteTexts(one).neighborhood
    return places[id] ?? id
  }
  const matching = rows.filter(({ name, slug, neighborhood }) =>
    holds(`${name} ${slug} ${placeIn('fr', neighborhood)} ${placeIn('en', neighborhood)}`, wanted),
  )
  // Whoever types a name means that venue, not its neighbours.
  const isNamed = ({ name }: { readonly name: string }) => holds(name, wanted)
  return [...matching.filter(isNamed), ...matching.filter((row) => !isNamed(row))]
    .slice(0, VENUES)
    .map(({ slug, name, neighborhood }) => ({ slug, name, about: placeIn(language, neighborhood) }))
}

async function findStaff({ db }: InboxDatabase, wanted: readonly string[]): Promise<PaletteColleague[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('deactivatedAt', 'is', null)
    .orderBy('name')
    .execute()
  return rows.filter(({ name, email }) => holds(`${name} ${email}`, wanted)).slice(0, STAFF)
}
