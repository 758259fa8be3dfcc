/** Everything that the palette finds for a typed text. */

import type { Language } from '#/i18n/languages.ts'
import { splitTerms } from '#/lib/split-terms.ts'
import { siteTexts } from '#/mail/copy.ts'
import { findEnquiries } from '#/modules/enquiries/server/inbox/find-enquiries.queries.server.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { PaletteColleague, PaletteFinds, PaletteVenue } from '../../model/palette.ts'

/** Shown at a time. */
const SHOWN = 5

/** A venue is found by its name, its address, and its quarter in both languages of the back office. */
async function findVenues(
  { db }: Database,
  wanted: readonly string[],
  language: Language,
): Promise<PaletteVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .select(['id', 'slug', 'name', 'neighborhood'])
    .where('status', '<>', 'archived')
    .orderBy('name')
    .orderBy('slug')
    .execute()
  const [fr, en] = [placesIn('fr'), placesIn('en')]
  const holds = (text: string) => {
    const words = wordsOnce(text)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
  const found = rows.filter(({ name, slug, neighborhood }) =>
    holds(`${name} ${slug} ${fr(neighborhood)} ${en(neighborhood)}`),
  )
  // A typed name means that venue, not its neighbours.
  const named = new Set(found.filter(({ name }) => holds(name)))
  const placeOf = placesIn(language)
  return [...named, ...found.filter((row) => !named.has(row))]
    .slice(0, SHOWN)
    .map(({ id, name, neighborhood }) => ({ id, name, about: placeOf(neighborhood) }))
}

/** Names of the quarters in a language; the id where there is none. */
function placesIn(language: Language): (id: string) => string {
  const places: Readonly<Record<string, string>> = siteTexts(language).neighborhood
  return (id) => places[id] ?? id
}

/** Texts of the catalogue hardly change, and would be split again with every letter that is typed. */
const split = new Map<string, readonly string[]>()

const MOST_KEPT = 20_000

function wordsOnce(text: string): readonly string[] {
  const known = split.get(text)
  if (known !== undefined) return known
  if (split.size >= MOST_KEPT) split.clear()
  const words = splitTerms(text)
  split.set(text, words)
  return words
}

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
