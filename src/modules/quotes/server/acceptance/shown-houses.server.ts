/** The venues of a choice as its client sees them: photograph, plan for this event, and how their days stand. */
import type { Language } from '#/i18n/languages.ts'
import { daysFrom } from '#/lib/iso-day.ts'
import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import { stands } from '#/modules/calendar/model/calendar-entry.ts'
import { conflictsWith, rankOf } from '#/modules/calendar/model/conflicts-with.ts'
import { overlaps } from '#/modules/calendar/model/day-range.ts'
import { entriesOn } from '#/modules/calendar/server/calendar.repository.server.ts'
import { takenVenues } from '#/modules/calendar/server/taken-venues.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { suggestLike, suggestVenues } from '#/modules/enquiries/server/fit/suggest-venues.queries.server.ts'
import { type PlanSketch, plannedOf } from '#/modules/venues/model/plan-offers.ts'
import { readVenueCards } from '#/modules/venues/server/venue-cards.repository.server.ts'
import { readVenueDetail } from '#/modules/venues/server/venue-detail.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import type { HiredDays } from '../hired-days.server.ts'

/** An option of the client that stands. Moments are ISO 8601, UTC. */
export interface ShownOption {
  readonly rank: number
  readonly until: string
  /** When the last of those before it ends; null for the first. */
  readonly before: string | null
}

/** A venue of a choice. */
export interface ShownHouse {
  readonly venueId: string
  readonly name: string
  /** None for a venue that is not public. */
  readonly photo: PhotoSource | null
  readonly sketch: PlanSketch | null
  /** Whether somebody else has its days. */
  readonly isTaken: boolean
  readonly option: ShownOption | null
}

/** Whose days they are, and how they are shown. */
interface Reading {
  readonly enquiryId: string
  readonly event: QuoteDocument['event']
  readonly language: Language
  readonly now: Date
}

/** Read the venues of a choice. */
export async function shownHouses(
  database: Database,
  hired: readonly HiredDays[],
  reading: Reading,
): Promise<readonly ShownHouse[]> {
  return Promise.all(hired.map((one) => shownHouse(database, one, reading)))
}

async function shownHouse(
  database: Database,
  { venueId, whole }: HiredDays,
  { enquiryId, event, language, now }: Reading,
): Promise<ShownHouse> {
  const { db } = database
  const row = await db
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('id', '=', venueId)
    .executeTakeFirst()
  const [detail, entries] = await Promise.all([
    row && readVenueDetail(database, row.slug, language),
    entriesOn(db, venueId, whole),
  ])
  const isOwn = (entry: (typeof entries)[number]) =>
    entry.origin?.kind === ORIGIN_KIND && entry.origin.id === enquiryId
  const own = entries.find(
    (entry) => entry.kind === 'hold' && isOwn(entry) && stands(entry, now) && overlaps(entry, whole),
  )
  const { taken, held } = conflictsWith(entries, whole, now, { kind: ORIGIN_KIND, id: enquiryId })
  const sketched = detail && plannedOf(detail.planOffers, event)
  const rank = own && rankOf(own, entries, now)
  return {
    ...{ venueId, name: row?.name ?? '', photo: detail?.photos[0] ?? null },
    sketch: detail?.plan && sketched ? { plan: detail.plan, stated: detail.capacities, sketched } : null,
    isTaken: taken.some((entry) => !isOwn(entry)),
    option:
      own?.untilAt && rank
        ? {
            ...{ rank, until: own.untilAt },
            before:
              held
                .slice(0, rank - 1)
                .flatMap(({ untilAt }) => untilAt ?? [])
                .toSorted()
                .at(-1) ?? null,
          }
        : null,
  }
}

/** Venues that are shown beside a quote whose days are gone, at most. */
const MOST_OTHERS = 3

/**
 * Public venues that fit the request and that we know nobody has on the days, but for those of the quote. Where the request says nothing
 * to go by, they are like those of the quote.
 */
export async function otherVenues(
  database: Database,
  hired: readonly HiredDays[],
  {
    reference,
    guests,
    language,
    now,
  }: { reference: string; guests: number } & Pick<Reading, 'language' | 'now'>,
) {
  const taken: string[] = []
  for (const { whole } of hired) {
    const stay = { startDate: whole.firstDay, duration: daysFrom(whole.firstDay, whole.lastDay) }
    taken.push(...(await takenVenues(database.db, stay, now)))
  }
  const own = await database.db
    .selectFrom('venue')
    .select('slug')
    .where('id', 'in', ['', ...hired.map(({ venueId }) => venueId)])
    .execute()
  const slugs = own.map(({ slug }) => slug)
  const isFree = ({ slug }: { readonly slug: string }) => !taken.includes(slug) && !slugs.includes(slug)
  const fitting = (await suggestVenues(database, reference)).filter(isFree)
  const others =
    fitting.length > 0
      ? fitting
      : (await suggestLike(database, { slugs, guests: guests || null })).filter(isFree).slice(0, MOST_OTHERS)
  return readVenueCards(
    database,
    others.map(({ slug }) => slug),
    language,
  )
}
