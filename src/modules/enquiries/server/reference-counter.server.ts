/** The counter of the references of enquiries in a database of any age: backups are checked and restored as they are. */
import { parisDay } from '#/lib/paris-time.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { findUncounted, passOverNumbers } from '#/platform/numbers/number-series.ts'
import { SERIES } from '../model/reference.ts'

/** Until this migration, which is stored with its place before its name, enquiries had a counter of their own. */
const WITH_SERIES = '-2026-11-29-number-series'

/** Describe the references that the counter has not reached. */
export async function findUncountedReferences(read: ReadRows): Promise<string[]> {
  const applied = await read('select name from kysely_migration')
  const hasSeries = applied.some(({ name }) => String(name).endsWith(WITH_SERIES))
  const counters = hasSeries ? undefined : 'select year, last_number from enquiry_counter'
  return findUncounted(read, SERIES, 'enquiry', counters)
}

/**
 * Write SQL, for either engine, that passes over references, and over numbers of quotes: those given to visitors after the
 * backup that is restored.
 * @param migrations that the backup has seen
 */
export function passOverReferences(count: number, migrations: readonly string[], now: Date): string[] {
  if (migrations.some((name) => name.endsWith(WITH_SERIES))) {
    const year = Number(parisDay(now).slice(0, 4))
    return ([SERIES, 'D'] as const).flatMap((series) => passOverNumbers(series, count, year))
  }
  // Until then there were no quotes.
  const statement = `
    update enquiry_counter set last_number = last_number + ${Math.trunc(count)}
    where year = (select max(year) from enquiry_counter)
  `
  return [statement]
}
