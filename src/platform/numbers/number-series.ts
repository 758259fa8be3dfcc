/** Series of numbers, one for each year: what is counted without gaps is counted here (ADR 0109). */
import { type Series, writeReference } from '#/lib/reference.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import type { Transaction } from '#/platform/database/schema.ts'

/**
 * Take the next references of a series, one for each year in their order. The counter is raised in the transaction that
 * stores what they are for: rolled back, a number is not lost, and none is given twice, on either engine; a second
 * transaction waits for the end of the first.
 */
export async function takeReferences(
  transaction: Transaction,
  series: Series,
  years: readonly number[],
): Promise<string[]> {
  const next = new Map<number, number>()
  // On New Year's Eve two of them: always the older one first, so that no one waits in a circle.
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const count = years.filter((one) => one === year).length
    next.set(year, (await raise(transaction, series, year, count)) - count + 1)
  }
  return years.map((year) => {
    const number = next.get(year) ?? 0
    next.set(year, number + 1)
    return writeReference(series, year, number)
  })
}

/** Return the last of the numbers that were taken. */
async function raise(transaction: Transaction, series: Series, year: number, count: number): Promise<number> {
  const { last_number } = await transaction
    .insertInto('number_series')
    .values({ series, year, last_number: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet(({ ref, eb }) => ({
        last_number: eb(ref('number_series.last_number'), '+', ref('excluded.last_number')),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/**
 * Write SQL, for either engine, that passes over numbers: those given to people after the backup that is restored.
 * @param year of now: its first number may have been given since, as may have been numbers of the latest year of the backup
 */
export function passOverNumbers(series: Series, count: number, year: number): string[] {
  const passed = Math.trunc(count)
  return [
    `
    update number_series set last_number = last_number + ${passed}
    where series = '${series}' and year <> ${year}
    and year = (select max(year) from number_series where series = '${series}')
    `,
    `
    insert into number_series (series, year, last_number) values ('${series}', ${year}, ${passed})
    on conflict (series, year) do update set last_number = number_series.last_number + excluded.last_number
    `,
  ]
}

/** Describe the references of a table that the counter has not reached: the next ones would be given twice. */
export async function findUncounted(
  read: ReadRows,
  series: Series,
  table: string,
  counters = `select year, last_number from number_series where series = '${series}'`,
): Promise<string[]> {
  const afterLetter = series.length + 2
  const largest = await read(`
    select substr(reference, ${afterLetter}, 2) as year, max(cast(substr(reference, ${afterLetter + 3}) as integer)) as number
    from ${table} group by substr(reference, ${afterLetter}, 2)
  `)
  const rows = await read(counters)
  return largest.flatMap(({ year, number }) => {
    const counted = Number(rows.find((row) => Number(row.year) % 100 === Number(year))?.last_number ?? 0)
    if (counted >= Number(number)) return []
    return `references: ${writeReference(series, Number(year), Number(number))} was given, and the counter stands at ${counted}`
  })
}
