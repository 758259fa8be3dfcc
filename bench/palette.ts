/** How long the palette takes at 100,000 requests and 350 venues, on both databases, letter by letter as it is typed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { findInPalette } from '#/modules/desk/server/palette/find-in-palette.server.ts'
import { migrate } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { fillInbox } from '../tests/helpers/many-enquiries.ts'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { addVenue } from '../tests/helpers/venue-rows.ts'

const SIZE = Number(process.env.PALETTE_REQUESTS ?? 100_000)
const VENUES = 350
const ROUNDS = 3
const NOW = new Date('2026-11-22T12:00:00Z')
const TYPED =
  'kuroda|Weidemann 12|haruka|06 12 34 56|q-26-0042|aubertin9|99999@example.com|лумино|展示会|showroom marais|zhou|이서연|zzz|studio lee|galerie 12|opéra'.split(
    '|',
  )

/** What the field sends while a user types: every beginning, from the first letter on. */
const queries = TYPED.flatMap((text) =>
  Array.from([...text], (_, at) => [...text].slice(0, at + 1).join('')),
).filter((text) => text.trim() !== '')

const ms = (value: number) => `${value.toFixed(1)} ms`
const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-palette-'))
const postgres = await startTestPostgres()
try {
  for (const url of [`file:${path.join(folder, 'site.db')}`, postgres.url('postgres')]) {
    const database = openDatabase(url)
    await migrate(database)
    await fillInbox(database, { size: SIZE, now: NOW, owners: [], venues: [] })
    for (let at = 0; at < VENUES; at += 1) {
      await addVenue(database, `galerie-${at}`, { name: `Galerie ${at}` })
    }
    await sql.raw(database.engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.db)
    const times: number[] = []
    let begun = process.cpuUsage()
    // The first round warms up: connections, and the words that are remembered as frequent.
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round === 1) begun = process.cpuUsage()
      for (const q of queries) {
        const start = performance.now()
        await findInPalette(database, {
          q,
          language: 'fr',
          staff: { id: 'nobody', role: 'administrator' },
          now: NOW,
        })
        if (round > 0) times.push(performance.now() - start)
      }
    }
    const { user, system } = process.cpuUsage(begun)
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    process.stdout.write(
      `${database.engine.padEnd(9)} ${times.length} answers: p50 ${ms(at(0.5))}, p99 ${ms(at(0.99))}, most ${ms(at(1))}, ` +
        `${ms((user + system) / 1000 / times.length)} of this process's processor time each\n`,
    )
    await database.close()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
