/** Storage of the counters. */
import { sql } from 'kysely'
import { laterDay } from '#/lib/iso-day.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { EVENT_CATEGORIES } from '../model/event-table.ts'
import { DEVICES, type Device, METRICS, type Metric } from '../model/vital-names.ts'
import type { Pending } from './daily-counters.server.ts'

/** Rows of one statement: nine columns each, and PostgreSQL takes 65,535 parameters. */
const CHUNK = 500

/**
 * Add counters to the stored ones, all or none. Rows are written in the order of their keys, so that two
 * processes that write at the same moment never deadlock.
 */
export async function addToStored({ db }: Database, pending: Pending): Promise<void> {
  const events = inOrder(pending.events).map(({ venueSlug, venueCategory, value, ...step }) => ({
    ...step,
    category: EVENT_CATEGORIES[step.name],
    venue_slug: venueSlug,
    venue_category: venueCategory,
    value_sum: value,
  }))
  const vitals = inOrder(pending.vitals).map(({ value: _none, ...step }) => step)
  await db.transaction().execute(async (transaction) => {
    for (const rows of chunks(events)) {
      await transaction
        .insertInto('measured_event')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'name', 'page', 'label', 'venue_slug', 'venue_category', 'language'])
            .doUpdateSet((eb) => ({
              count: eb('measured_event.count', '+', eb.ref('excluded.count')),
              value_sum: eb('measured_event.value_sum', '+', eb.ref('excluded.value_sum')),
            })),
        )
        .execute()
    }
    for (const rows of chunks(vitals)) {
      await transaction
        .insertInto('measured_vital')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'device', 'metric', 'bucket'])
            .doUpdateSet((eb) => ({ count: eb('measured_vital.count', '+', eb.ref('excluded.count')) })),
        )
        .execute()
    }
  })
}

/**
 * Days deleted per run: an erroneous backlog stays for months, and a month of pending days catches up within
 * a day.
 */
const MAX_DAYS = 31

/** Delete expired rows, at most the oldest {@link MAX_DAYS} days of each kind. Days are in Paris. */
export async function deleteBefore(
  { db }: Database,
  days: { readonly events: string; readonly vitals: string },
): Promise<void> {
  for (const [table, before] of [
    ['measured_event', days.events],
    ['measured_vital', days.vitals],
  ] as const) {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.min('day').as('oldest'))
      .executeTakeFirst()
    if (!row?.oldest) continue
    const bound = laterDay(row.oldest, MAX_DAYS)
    await db
      .deleteFrom(table)
      .where('day', '<', before < bound ? before : bound)
      .execute()
  }
}

/** Visits in one class, summed over days. */
export interface VitalCount {
  readonly page: string
  readonly device: Device
  readonly metric: Metric
  readonly bucket: number
  readonly count: number
}

/** Histograms of all pages and devices since a day, that day included. */
export async function readVitals({ db }: Database, since: string): Promise<VitalCount[]> {
  const rows = await db
    .selectFrom('measured_vital')
    .select(['page', 'device', 'metric', 'bucket', sql<number>`sum(count)`.as('count')])
    .where('day', '>=', since)
    .groupBy(['page', 'device', 'metric', 'bucket'])
    .execute()
  return rows.flatMap(({ device, metric, ...row }) =>
    isOneOf(DEVICES, device) && isOneOf(METRICS, metric) ? [{ ...row, device, metric }] : [],
  )
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text)
}

function inOrder<T>(counters: ReadonlyMap<string, T>): T[] {
  return [...counters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counter]) => counter)
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) =>
    rows.slice(at * CHUNK, (at + 1) * CHUNK),
  )
}
