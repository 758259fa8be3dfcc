/** Public queries of the catalogue. */
import { LRUCache } from 'lru-cache'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { firstSentences } from '../model/first-sentences.ts'
import { isFullwidth, stripFullwidth } from '../model/fullwidth.ts'
import { FEW_RESULTS } from '../model/near-match.ts'
import type { VenueCard, VenueDetail, VenueList, VenueOpening } from '../model/venue.ts'
import { EMPTY_FILTER, parseVenueFilter, type VenueFilter } from '../model/venue-filter.ts'
import { searchTerms } from './describe-search.server.ts'
import type { SearchIndex } from './search-index.server.ts'
import {
  type NamedVenue,
  readSitemapVenues,
  readVenueNames,
  type SitemapVenue,
} from './sitemap-venues.repository.server.ts'
import { readVenueCards } from './venue-cards.repository.server.ts'
import { readVenueDetail, readVenueWords } from './venue-detail.repository.server.ts'
import { lastVenueIndexOf, venueIndexOf } from './venue-index.server.ts'

const SENTENCES = 2

/** The tagline of a venue and the beginning of its description; nothing where nothing is written. */
async function readVenueOpening(
  database: Database,
  slug: string,
  language: Language,
): Promise<VenueOpening | undefined> {
  const words = await readVenueWords(database, slug, language)
  if (!words || (words.tagline === '' && words.description.length === 0)) return undefined
  const { tagline, description, copyLanguage } = words
  return {
    tagline,
    text: firstSentences(description[0] ?? '', SENTENCES, copyLanguage),
    language: copyLanguage,
  }
}

const SIMILAR_VENUES = 3
const VENUES_INSTEAD = 6
const SLUG = /^[a-z0-9-]{1,200}$/

/** A list together with the filter that it answers. */
export interface FilteredVenueList extends VenueList {
  filter: VenueFilter
}

/**
 * The venues for the query of an address.
 * @param search the query, with or without its question mark; what is wrong in it becomes a problem of the list
 * @param taken slugs of venues that are taken on its days: they are counted, and not shown
 */
export async function listVenues(
  database: Database,
  language: Language,
  search: string,
  taken: readonly string[] = [],
): Promise<FilteredVenueList> {
  const index = await venueIndexOf(database)
  const cardsOf = (slugs: string[]) => venueCards(database, language, slugs)
  const list = await searchIn(index, language, search, cardsOf, taken)
  const [first] = list.total <= FEW_RESULTS ? list.cards : []
  const opening = first && (await readVenueOpening(database, first.slug, language))
  return { ...list, ...(opening && { opening }) }
}

/**
 * The same for the page of a form that could not be stored: without a database it shows what this process last knew,
 * which may be less.
 */
export async function listVenuesOrLastSeen(
  database: Database,
  language: Language,
  search: string,
): Promise<FilteredVenueList> {
  try {
    return await listVenues(database, language, search)
  } catch (error) {
    const index = await lastVenueIndexOf(database)
    // The failure of the form has been logged; this one is the same.
    if (index === undefined) throw error
    return searchIn(index, language, search, (slugs) => lastSeenCards(database, language, slugs))
  }
}

async function searchIn(
  index: SearchIndex,
  language: Language,
  search: string,
  cardsOf: (slugs: string[]) => VenueCard[] | Promise<VenueCard[]>,
  taken: readonly string[] = [],
): Promise<FilteredVenueList> {
  const { filter, problems } = knownFilter(index, search)
  const found = index.search(filter, language, taken)
  const { total, slugs, facets, near, overlooked } = found
  const cards = await cardsOf(slugs)
  const nearCards = new Map((await cardsOf(near.map(({ slug }) => slug))).map((card) => [card.slug, card]))
  return {
    total,
    isBeyondShows: filter.layout === 'runway' && (filter.guests ?? 0) > index.mostGuests(filter.layout),
    taken: found.taken,
    shown: cards.length,
    cards,
    pinned: await cardsOf(found.pinned),
    near: near.flatMap(({ slug, concession }) => {
      const card = nearCards.get(slug)
      return card ? [{ card, concession }] : []
    }),
    instead: total + near.length > 0 ? [] : await cardsOf(slugsInstead(index, filter, language, taken)),
    overlooked,
    facets,
    bounds: index.bounds,
    problems,
    filter,
    terms: searchTerms(index, filter, total),
  }
}

/** Where nothing fits: those that hold most guests, if guests were asked for, else the agency's own choice. */
function slugsInstead(
  index: SearchIndex,
  { guests, layout }: VenueFilter,
  language: Language,
  taken: readonly string[],
) {
  if (guests === undefined) return index.search(EMPTY_FILTER, language, taken).slugs.slice(0, VENUES_INSTEAD)
  // The order by capacity begins with the smallest; each page holds those before it.
  const all = { ...EMPTY_FILTER, layout, sort: 'capacity', page: index.size } as const
  return index.search(all, language, taken).slugs.slice(-VENUES_INSTEAD).reverse()
}

/** The filter of a query without choices that no venue has. */
export function knownFilter(index: SearchIndex, search: string): ReturnType<typeof parseVenueFilter> {
  const { filter, problems } = parseVenueFilter(new URLSearchParams(search))
  const unknown = filter.ownEquipment.filter((id) => !index.knowsEquipment(id))
  return {
    filter: { ...filter, ownEquipment: filter.ownEquipment.filter((id) => index.knowsEquipment(id)) },
    problems: [
      ...problems,
      ...unknown.map((text) => ({ field: 'equipment', code: 'unknown' as const, text })),
    ],
  }
}

/** A venue, and whether it was asked for with large photographs. */
export interface FoundVenue {
  venue: VenueDetail
  fullwidth: boolean
}

/** The published venue of a slug: an exact one first, then the one without `-fullwidth` (behaviour 1.7). */
export async function findVenue(
  database: Database,
  language: Language,
  slug: string,
): Promise<FoundVenue | undefined> {
  if (!SLUG.test(slug)) return undefined
  const exact = await readVenueDetail(database, slug, language)
  if (exact) return { venue: exact, fullwidth: false }
  if (!isFullwidth(slug)) return undefined
  const venue = await readVenueDetail(database, stripFullwidth(slug), language)
  return venue && { venue, fullwidth: true }
}

/** Three venues in the same spirit as the one of this exact slug, the nearest first. */
export async function similarVenueCards(
  database: Database,
  language: Language,
  slug: string,
): Promise<VenueCard[]> {
  const index = await venueIndexOf(database)
  return venueCards(database, language, index.similar(slug, SIMILAR_VENUES))
}

/** Cards in the order of the slugs; those that are gone are left out. Each is read once for a content revision. */
export async function venueCards(
  database: Database,
  language: Language,
  slugs: readonly string[],
): Promise<VenueCard[]> {
  const asked = slugs.filter((slug) => SLUG.test(slug))
  // Before the cards: one that is read while the catalogue changes is newer than its revision, never older. Not asked of
  // the database: a running site learns of every change, and 0 stands for one that is not.
  const revision = revisionWatchOf(database).known
  const seen = seenIn(database)
  const known = (slug: string) => seen.get(`${language} ${slug}`)
  const missing = asked.filter((slug) => revision === 0 || known(slug)?.revision !== revision)
  const read = missing.length > 0 ? await readVenueCards(database, missing, language) : []
  for (const card of read) seen.set(`${language} ${card.slug}`, { revision, card })
  const fresh = new Map(read.map((card) => [card.slug, card]))
  return asked.flatMap((slug) => fresh.get(slug) ?? ofRevision(known(slug), revision) ?? [])
}

/** A card, and the content revision of which it is. */
interface SeenCard {
  readonly revision: number
  readonly card: VenueCard
}

/** Cards as they were last seen by this process, by language and slug; some 4 kB each. */
const lastSeen = new WeakMap<object, LRUCache<string, SeenCard>>()

function seenIn(database: Database): LRUCache<string, SeenCard> {
  const seen = lastSeen.get(database) ?? new LRUCache<string, SeenCard>({ max: 2000 })
  lastSeen.set(database, seen)
  return seen
}

const ofRevision = (seen: SeenCard | undefined, revision: number) =>
  seen?.revision === revision ? seen.card : undefined

/**
 * The same for the page of a form that could not be stored: without a database it shows the venues as they were last
 * seen, so that nothing of the request is missing.
 */
export async function venueCardsOrLastSeen(
  database: Database,
  language: Language,
  slugs: readonly string[],
): Promise<VenueCard[]> {
  try {
    return await venueCards(database, language, slugs)
  } catch {
    // The failure has been logged where the request was to be stored.
    return lastSeenCards(database, language, slugs)
  }
}

function lastSeenCards(database: Database, language: Language, slugs: readonly string[]): VenueCard[] {
  return slugs.flatMap((slug) => seenIn(database).get(`${language} ${slug}`)?.card ?? [])
}

/** Every published venue, for the sitemap. */
export function venueSitemapEntries(): Promise<SitemapVenue[]> {
  return readSitemapVenues(getDatabase())
}

/** Every published venue in the order of its name. */
export async function venueNames(database: Database): Promise<NamedVenue[]> {
  const venues = await readVenueNames(database)
  // The names are French, whatever the language of the page.
  const { compare } = new Intl.Collator('fr')
  return venues.sort((a, b) => compare(a.name, b.name))
}

/** A catalogue of this size is sorted in every language in a moment; a larger one waits to be asked. */
const SORTED_AHEAD = 2000

/** Read the catalogue before the first visitor asks. Called by whatever starts the server. */
export async function warmVenues(): Promise<void> {
  const index = await venueIndexOf(getDatabase())
  if (index.size > SORTED_AHEAD) return
  for (const language of LANGUAGE_CODES) index.prepare(language)
}
