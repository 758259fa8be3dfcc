/** Days that are kept or sold for something of another module, by venue. */
import type { Db } from '#/platform/database/schema.ts'
import type { CalendarEntry, EntryOrigin } from '../model/calendar-entry.ts'
import { conflictsWith } from '../model/conflicts-with.ts'
import type { DayRange } from '../model/day-range.ts'
import { usualHoldEnd } from '../model/hold-until.ts'
import { entriesFor, entriesOn } from './calendar.repository.server.ts'
import { type ShownEntry, shownEntries } from './shown-entries.server.ts'

/** A venue that is asked for, or has days of the origin. */
export interface OriginVenue {
  readonly id: string
  readonly name: string
  /** Of the origin; those that stand first. */
  readonly entries: readonly ShownEntry[]
  /** What the days that are asked about are sold for or closed by; null when they are not. */
  readonly taken: Pick<CalendarEntry, 'title' | 'kind' | 'firstDay' | 'lastDay'> | null
  /** How many holds of others come first on them. */
  readonly ahead: number
}

/** What is asked about. */
export interface OriginQuestion {
  readonly origin: EntryOrigin
  /** Slugs of the venues that are asked for. */
  readonly venues: readonly string[]
  /** Absent as long as they are not known. */
  readonly days?: DayRange | undefined
}

/** The venues of an origin in the order of the question, with what stands on their days. */
export async function readOriginDays(
  db: Db,
  { origin, venues, days }: OriginQuestion,
  now: Date,
): Promise<{ readonly usualEnd: string; readonly venues: readonly OriginVenue[] }> {
  const own = await entriesFor(db, origin)
  const found = await db
    .selectFrom('venue')
    .select(['id', 'slug', 'name'])
    .where((eb) =>
      eb.or([eb('slug', 'in', ['', ...venues]), eb('id', 'in', ['', ...own.map(({ venueId }) => venueId)])]),
    )
    .orderBy('name')
    .execute()
  const placeOf = (slug: string) => (venues.indexOf(slug) + venues.length + 1) % (venues.length + 1)
  const inOrder = found.toSorted((one, other) => placeOf(one.slug) - placeOf(other.slug))
  return {
    usualEnd: usualHoldEnd(now),
    venues: await Promise.all(
      inOrder.map(async ({ id, name }) => {
        const here = own.filter(({ venueId }) => venueId === id)
        const spans = [...here, ...(days ? [days] : [])]
        const around = {
          firstDay: spans.map(({ firstDay }) => firstDay).toSorted()[0] ?? '',
          lastDay:
            spans
              .map(({ lastDay }) => lastDay)
              .toSorted()
              .at(-1) ?? '',
        }
        const all = spans.length === 0 ? [] : await entriesOn(db, id, around)
        const isOwn = ({ origin: of }: CalendarEntry) => of?.kind === origin.kind && of.id === origin.id
        const conflicts = days && conflictsWith(all, days, now, origin)
        const shown = await shownEntries(db, here, now, () => all)
        return {
          ...{ id, name },
          entries: shown.toSorted((one, other) => Number(other.isStanding) - Number(one.isStanding)),
          taken: conflicts?.taken.find((entry) => !isOwn(entry)) ?? null,
          ahead: conflicts?.held.length ?? 0,
        }
      }),
    ),
  }
}
