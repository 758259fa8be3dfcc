/** What an editor of a quote must know of the venues that it offers: their price, their size, and who else wants the days. */

import type { CalendarEntry } from '#/modules/calendar/model/calendar-entry.ts'
import { conflictsWith } from '#/modules/calendar/model/conflicts-with.ts'
import type { DayRange } from '#/modules/calendar/model/day-range.ts'
import { usualHoldEnd } from '#/modules/calendar/model/hold-until.ts'
import { minuteInParis } from '#/modules/calendar/model/paris-minute.ts'
import { type ShownWord, shownWord } from '#/modules/calendar/model/shown-word.ts'
import { entriesOn } from '#/modules/calendar/server/calendar.repository.server.ts'
import { asksOn } from '#/modules/calendar/server/owner-asks.repository.server.ts'
import { budgetAsked } from '#/modules/enquiries/model/asked-ranges.ts'
import type { Db } from '#/platform/database/schema.ts'
import { vatOnHire } from '../model/vat.ts'
import { readVatStatuses } from './vat-statuses.server.ts'

/** Days of a venue, as a line of a quote has them. */
export interface HiredDays {
  readonly lineId: string
  readonly venueId: string
  /** Set-up and take-down included; empty while they are open. */
  readonly firstDay: string
  readonly lastDay: string
}

/** Who else wants the days of a line: their titles. */
export interface DaysOfLine {
  readonly lineId: string
  readonly taken: readonly string[]
  readonly held: readonly string[]
  /** The end of a hold of the request itself (ISO 8601, UTC). */
  readonly ownUntil: string | null
  /** What the owner has said of the days; null where nothing was asked. */
  readonly word: ShownWord | null
  /** When an option ends that is placed now: as it usually does, or with the owner's yes (a minute on clocks in Paris). */
  readonly holdUntil: string
}

const venueQuery = (db: Db) =>
  db
    .selectFrom('venue')
    .select(['id', 'slug', 'name', 'minimum_days', 'price_from_day_cents', 'capacity_standing', 'surface_m2'])

/** Venues of a quote with what is on their days. */
export async function readHireFacts(
  db: Db,
  { enquiryId, hires }: { readonly enquiryId: string; readonly hires: readonly HiredDays[] },
  now: Date,
) {
  const own = { kind: 'enquiry', id: enquiryId }
  const ids = [...new Set(hires.map(({ venueId }) => venueId))]
  const rows = ids.length === 0 ? [] : await venueQuery(db).where('id', 'in', ids).execute()
  const enquiry = await db
    .selectFrom('enquiry')
    .select('budget')
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  const known = hires.filter(({ firstDay, lastDay }) => firstDay !== '' && lastDay >= firstDay)
  const asks = await asksOn(db, ids, wholeOf(known))
  const days: DaysOfLine[] = []
  for (const { lineId, venueId, firstDay, lastDay } of known) {
    const range = { firstDay, lastDay }
    const entries = await entriesOn(db, venueId, range)
    const isOwn = ({ origin }: Pick<CalendarEntry, 'origin'>) =>
      origin?.kind === own.kind && origin.id === own.id
    // What an amendment changes is sold to the request itself.
    const others = entries.filter((entry) => entry.kind === 'hold' || !isOwn(entry))
    const { taken, held } = conflictsWith(others, range, now, own)
    const mine = conflictsWith(entries, range, now).held.find(isOwn)
    const word = shownWord(asks.get(venueId) ?? [], range, now)
    days.push({
      ...{ lineId, word, holdUntil: holdEnd(word, now) },
      taken: taken.map(({ title }) => title),
      held: held.map(({ title }) => title),
      ownUntil: mine?.untilAt ?? null,
    })
  }
  return { venues: rows.map(factsOf), days, budget: budgetAsked(enquiry?.budget ?? null) }
}

/** From the first of the days to the last. */
const wholeOf = (hires: readonly DayRange[]): DayRange => ({
  firstDay: hires.map(({ firstDay }) => firstDay).toSorted()[0] ?? '',
  lastDay:
    hires
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? '',
})

function holdEnd(word: ShownWord | null, now: Date): string {
  const usual = usualHoldEnd(now)
  if (word?.kind !== 'yes' || word.ask.validUntil === null) return usual
  const granted = minuteInParis(word.ask.validUntil)
  return granted < usual ? granted : usual
}

/** A venue to be added to a quote, by its name in addresses. */
export async function readHiredVenue(db: Db, slug: string) {
  const row = await venueQuery(db).where('slug', '=', slug).executeTakeFirst()
  if (row === undefined) return undefined
  const status = (await readVatStatuses(db, [row.id])).get(row.id) ?? 'taxed'
  return { ...factsOf(row), vat: vatOnHire(status) }
}

function factsOf(row: Awaited<ReturnType<ReturnType<typeof venueQuery>['executeTakeFirstOrThrow']>>) {
  const { id, slug, name } = row
  return {
    ...{ id, slug, name, minimumDays: row.minimum_days, priceFromDayCents: row.price_from_day_cents },
    ...{ standing: row.capacity_standing, surface: row.surface_m2 },
  }
}
