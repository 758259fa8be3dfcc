/** Counts of enquiries by day, page, channel and language, without spam. */
import { sql } from 'kysely'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import { parisDay, parisDayStart } from '#/lib/paris-time.ts'
import type { ReportPeriod, Stretch } from '#/lib/report-period.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { EnquiryChannel, EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { MERGED } from '../record/merges.ts'

/** Channel of an enquiry entered by the staff. */
export type ManualEntryChannel = Exclude<EnquiryChannel, 'website'>

/** Count beside that of the previous period up to the same point. */
export interface Compared {
  readonly count: number
  readonly before: number
}

/** Enquiries of a period. */
export interface EnquiryFigures extends Compared {
  /** Every day of the period, one after the other, 0 for those without; `before`: the whole period before. */
  readonly days: readonly DayCount[]
  readonly daysBefore: readonly DayCount[]
  /** The most frequent first: current statuses of the period's enquiries. */
  readonly statuses: readonly { readonly status: EnquiryStatus; readonly count: number }[]
  /** By the page whose form was sent, the most frequent first; null where it is not known any more. */
  readonly pages: readonly ({ readonly page: PageId | null } & Compared)[]
  /** Enquiries entered by the staff, by channel; not among the pages. */
  readonly channels: readonly ({ readonly channel: ManualEntryChannel } & Compared)[]
  /** By the language of that page, or of the person, the most frequent first. */
  readonly languages: readonly ({ readonly language: Language } & Compared)[]
}

/** How often something happened on a day. */
export interface DayCount {
  /** `2026-11-20`, in Paris. */
  readonly day: string
  readonly count: number
}

/** Read the figures of a period and of the previous one. */
export async function readEnquiryFigures(database: Database, period: ReportPeriod): Promise<EnquiryFigures> {
  const [current, previous] = [
    await readGroups(database, period.current),
    await readGroups(database, period.previous),
  ]
  const from = parisDayStart(period.daysBefore[0] ?? '')
  const byDay = await readDays(database, { from, to: period.current.to })
  const days = (wanted: readonly string[]) => wanted.map((day) => ({ day, count: byDay.get(day) ?? 0 }))
  const ofSite = [current, previous].map((groups) =>
    groups.filter(({ channel }) => channel === 'website'),
  ) as [Group[], Group[]]
  const statuses = added(current, ({ status }) => status)
  return {
    count: total(current),
    before: total(previous),
    days: days(period.days),
    daysBefore: days(period.daysBefore),
    statuses: [...statuses]
      .filter(([, count]) => count > 0)
      .sort(mostFirst)
      .map(([status, count]) => ({ status, count })),
    pages: compared(...ofSite, ({ page }) => page).map(([page, counts]) => ({ page, ...counts })),
    channels: compared(current, previous, ({ channel }) => channel).flatMap(([channel, counts]) =>
      channel === 'website' ? [] : [{ channel, ...counts }],
    ),
    languages: compared(current, previous, ({ language }) => language).map(([language, counts]) => ({
      language,
      ...counts,
    })),
  }
}

interface Group {
  readonly status: EnquiryStatus
  readonly page: PageId | null
  readonly channel: EnquiryChannel
  readonly language: Language
  readonly count: number
}

/** One statement for status, page, channel and language: their combinations are few. */
async function readGroups({ db }: Database, { from, to }: Stretch): Promise<Group[]> {
  const groups = db
    .selectFrom('enquiry')
    .select(['status', 'source_page', 'language', 'channel'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', to.toISOString())
    .where('status', '!=', 'spam')
    .groupBy(['status', 'source_page', 'language', 'channel'])
  const rows = withoutMerged(await groups.execute(), await groups.where(MERGED).execute())
  return rows.flatMap(({ status, source_page, language, channel, count }) =>
    isLanguage(language)
      ? [{ status, language, channel, count, page: delocalize(source_page)?.page ?? null }]
      : [],
  )
}

/** By UTC hour in the database, because the day in Paris is computed in code. */
async function readDays({ db }: Database, { from, to }: Stretch): Promise<Map<string, number>> {
  const hour = sql<string>`substr(created_at, 1, 13)`
  const hours = db
    .selectFrom('enquiry')
    .select((eb) => [hour.as('hour'), eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', to.toISOString())
    .where('status', '!=', 'spam')
    .groupBy(hour)
  const rows = withoutMerged(await hours.execute(), await hours.where(MERGED).execute())
  return added(rows, (row) => parisDay(new Date(`${row.hour}:00Z`)))
}

/** Subtracted, because the index of the figures does not say which enquiries were merged; those are few. */
function withoutMerged<Row extends { readonly count: number }>(
  all: readonly Row[],
  merged: readonly Row[],
): Row[] {
  return [...all, ...merged.map((row) => ({ ...row, count: -row.count }))]
}

function added<Row extends { readonly count: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count)
  return sums
}

function compared<Key>(
  current: readonly Group[],
  previous: readonly Group[],
  keyOf: (group: Group) => Key,
): [Key, Compared][] {
  const [now, then] = [added(current, keyOf), added(previous, keyOf)]
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((key): [Key, Compared] => [key, { count: now.get(key) ?? 0, before: then.get(key) ?? 0 }])
    .filter(([, { count, before }]) => count + before > 0)
    .sort(([, a], [, b]) => b.count - a.count || b.before - a.before)
}

const mostFirst = ([, a]: readonly [unknown, number], [, b]: readonly [unknown, number]) => b - a

function total(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
