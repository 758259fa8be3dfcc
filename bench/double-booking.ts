/** Fifty writers who sell the same days of one venue at one moment: how often it is sold, and how long they take. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { migrate } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { addVenue } from '../tests/helpers/venue-rows.ts'

const WRITERS = 50
const RUNS = 10
const NOW = new Date('2027-01-10T10:00:00Z')
const BY = { id: null, name: 'Léa Morel', network: null }

async function measure(engine: string, url: string): Promise<void> {
  const database = openDatabase(url)
  await migrate(database)
  const [times, waits, sold]: [number[], number[], number[]] = [[], [], []]
  for (let run = 0; run < RUNS; run += 1) {
    // The whole house and its salon, which half of them want: they take days of the same rows.
    const [house, salon] = [
      await addVenue(database, `house-${run}`),
      await addVenue(database, `salon-${run}`),
    ]
    await database.db.insertInto('venue_part').values({ venue_id: house, part_id: salon }).execute()
    const started = performance.now()
    const outcomes = await Promise.all(
      Array.from({ length: WRITERS }, async (_, n) => {
        const wanted = {
          ...{ venueId: n % 2 === 0 ? house : salon, kind: 'booking' as const, origin: null, untilAt: null },
          ...{ title: `Maison ${n}`, note: '', firstDay: `2027-03-0${1 + (n % 5)}`, lastDay: '2027-03-06' },
        }
        const place = database.db.transaction().execute((db) => placeEntry(db, wanted, { by: BY, at: NOW }))
        const { kind } = await orRefused<{ readonly kind: string }>(place)
        waits.push(performance.now() - started)
        return kind
      }),
    )
    times.push(performance.now() - started)
    sold.push(outcomes.filter((kind) => kind === 'booking').length)
  }
  const { doubled } = await database.db
    .selectFrom('calendar_entry as one')
    .innerJoin('calendar_entry as other', (join) =>
      join.onRef('one.venue_id', '=', 'other.venue_id').onRef('one.id', '<', 'other.id'),
    )
    .select((eb) => eb.fn.countAll().as('doubled'))
    .executeTakeFirstOrThrow()
  await database.close()
  const ms = (values: number[], share: number) => `${at(values, share).toFixed(0)} ms`
  console.log(
    `  ${engine.padEnd(11)} sold ${sold.join(' ')}   doubled ${Number(doubled)}   all answered p50 ${ms(times, 0.5)}, worst ${ms(times, 1)}   a writer p50 ${ms(waits, 0.5)}, p99 ${ms(waits, 0.99)}`,
  )
  if (sold.some((count) => count !== 1)) process.exitCode = 1
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}

console.log(`${WRITERS} writers who sell the same days of one house and its salon, ${RUNS} runs`)
const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
await measure('SQLite', `file:${path.join(folder, 'site.db')}`)
const postgres = await startTestPostgres({ durable: true })
await measure('PostgreSQL', postgres.url('postgres'))
await postgres.stop()
await rm(folder, { recursive: true, force: true })
