/** What a proposal becomes as a venue, before it does. */

import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { isLanguage, LANGUAGES } from '#/i18n/languages.ts'
import { shownPhone } from '#/i18n/shown-phone.server.ts'
import { siteTexts } from '#/mail/copy.ts'
import { LAYOUTS } from '#/modules/venues/model/venue-options.ts'
import { publishProblems } from '#/modules/venues/model/venue-problems.ts'
import { searchableText } from '#/modules/venues/model/venue-row.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import {
  DRAFT_FACTS,
  type DraftFact,
  type DraftFactId,
  type SimilarVenue,
  type VenueDraftPlan,
} from '../../../model/venue-draft.ts'
import { draftOfProposal } from './draft-of-proposal.ts'

/** Named at most. */
const NAMED = 3

/** House number and street, without what follows them; nothing where there is no number. */
function streetOf(address: string): string | undefined {
  const street = searchableText(address.split(',')[0] ?? '').replace(/ 75\d{3}.*$/, '')
  return /\d/.test(street) && /\p{L}/u.test(street) ? street : undefined
}

/** The same address before the same name. */
async function findSimilarVenues(
  db: Db,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<SimilarVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.id', 'venue.name', 'venue.status', 'venue_private.address'])
    .orderBy('venue.name')
    .execute()
  const [street, title] = [streetOf(address), searchableText(name)]
  const found = rows.flatMap(({ address: known, ...venue }): SimilarVenue[] => {
    if (street !== undefined && streetOf(known ?? '') === street) return [{ ...venue, because: 'address' }]
    return title !== '' && searchableText(venue.name) === title ? [{ ...venue, because: 'name' }] : []
  })
  return found.toSorted((a, b) => a.because.localeCompare(b.because)).slice(0, NAMED)
}

/** Where the rules of publishing name what is missing. */
const FIELDS: Partial<Record<DraftFactId, string>> = {
  metro: 'metro',
  ceiling: 'ceilingHeightCm',
  surface: 'surfaceM2',
  price: 'priceFromDayCents',
  capacity: 'capacity.standing',
  title: 'texts.fr.title',
  frenchDescription: 'texts.fr.description',
  photos: 'photos',
}

/** Said only where they are missing: a venue that has them says so in other lines. */
const ONLY_MISSING: ReadonlySet<DraftFactId> = new Set(['capacity', 'frenchDescription'])

/** Said only where they are there: not every room is offered in every layout. */
const ONLY_TAKEN: ReadonlySet<DraftFactId> = new Set(LAYOUTS)

/** Neither said by the owner nor worth asking: it follows from the name. */
const DERIVED: ReadonlySet<DraftFactId> = new Set(['slug'])

/** The plan in the language of the screen; nothing when there is no such proposal, or its person was erased. */
export async function planVenue(
  { db }: Database,
  reference: string,
  screen: AdminLanguage,
): Promise<VenueDraftPlan | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', '=', 'proposal')
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { document, guessed } = draftOfProposal(row)
  const photos = await db
    .selectFrom('proposal_photo')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('enquiry_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const count = Number(photos.count)
  const texts = siteTexts(screen)
  const number = (value: number) => value.toLocaleString(LANGUAGES[screen].intl)
  const phone = row.phone_e164 === null ? row.phone_typed : shownPhone(row.phone_e164, screen)
  const value: Partial<Record<DraftFactId, string | null>> = {
    name: document.name,
    slug: `/${document.slug}`,
    type: texts.type[document.type],
    address: document.address || null,
    neighborhood: texts.neighborhood[document.neighborhood],
    arrondissement: number(Number(document.arrondissement)),
    surface: document.surfaceM2 === null ? null : formatArea(document.surfaceM2, screen),
    ...Object.fromEntries(LAYOUTS.map((layout) => [layout, document.capacity[layout]?.toString() ?? null])),
    capacity: LAYOUTS.some((layout) => document.capacity[layout]) ? '' : null,
    price: document.priceFromDayCents === null ? null : formatPrice(document.priceFromDayCents, screen),
    minimumDays: number(Number(document.minimumDays)),
    description: row.message?.trim() || null,
    frenchDescription: document.texts.fr.description || null,
    photos: count > 0 ? number(count) : null,
    owner: [row.full_name, row.email, phone].filter(Boolean).join(' · '),
  }
  const assumed: ReadonlySet<DraftFactId> = new Set([...guessed, 'minimumDays'])
  // Photographs are taken over beside the document.
  const inTheWay = new Set(publishProblems(document).map(({ field }) => field))
  const facts = DRAFT_FACTS.flatMap((id): DraftFact[] => {
    const taken = value[id] ?? null
    const isMissing = taken === null
    if (isMissing ? ONLY_TAKEN.has(id) : ONLY_MISSING.has(id)) return []
    const blocks = isMissing && (id === 'photos' || inTheWay.has(FIELDS[id] ?? ''))
    const state = isMissing ? 'missing' : assumed.has(id) ? 'guessed' : 'taken'
    return [{ id, said: state === 'taken' && !DERIVED.has(id) ? taken : null, taken, state, blocks }]
  })
  return {
    facts,
    words: (row.message ?? '').split(/\s+/).filter(Boolean).length,
    language: isLanguage(row.language) ? row.language : 'en',
    photos: count,
    similar: await findSimilarVenues(db, document),
  }
}
