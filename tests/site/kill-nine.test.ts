import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ENGINES } from '../helpers/database.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { startTestPostgres, type TestPostgres } from '../helpers/postgres.ts'
import { type KillReport, killInRounds } from './kill-rounds.ts'
import { oneVenueOn } from './one-venue.ts'

const PLAN = { senders: 20, kills: FULL_RUN ? 50 : 3, perKill: 20 }

let folder: string
let postgres: TestPostgres | undefined
let report: KillReport | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-kill-'))
})
afterEach(async () => {
  await report?.site.kill()
  await postgres?.stop()
  report = undefined
  postgres = undefined
  await rm(folder, { recursive: true, force: true })
})

test.each(ENGINES)(
  `kill -9 ${PLAN.kills} times under twenty senders on %s loses nothing acknowledged and doubles nothing`,
  { timeout: 600_000 },
  async (engine) => {
    if (engine === 'postgres') postgres = await startTestPostgres({ durable: true })
    const onPostgres = postgres && (await oneVenueOn(postgres))
    report = await killInRounds({ ...PLAN, settings: { DATA_DIR: folder, ...onPostgres } })
    const sent = (PLAN.kills + 1) * PLAN.perKill
    // Without it the kills would have missed the moments that matter. `tests/site/stored-enquiries/kill-nine.test.ts`
    // covers enquiries that are stored and not yet answered when the process dies.
    expect(report.unanswered, 'senders that lost their connection').toBeGreaterThan(0)
    expect(report).toMatchObject({ kills: PLAN.kills, lost: 0, doubled: 0 })
    expect(report.acknowledged.size).toBe(sent)
    expect(report.stored).toHaveLength(sent)
  },
)
