import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../helpers/postgres.ts'
import { type KillReport, killInRounds } from './kill-rounds.ts'

const PLAN = { senders: 20, kills: 50, perKill: 20 }

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

/** What is lost or doubled is red at once; only kills that met nobody are worth another try. */
const OPTIONS = { timeout: 600_000, retry: { count: 2, condition: /senders that lost their connection/ } }

test.each(['sqlite', 'postgres'])(
  'kill -9 fifty times under twenty senders on %s loses nothing acknowledged and doubles nothing',
  OPTIONS,
  async (engine) => {
    const settings: Record<string, string> = { DATA_DIR: folder }
    if (engine === 'postgres') {
      postgres = await startTestPostgres({ durable: true })
      settings.DATABASE_URL = postgres.url('postgres')
      settings.AUTH_SECRET = 'a secret of at least 32 characters'
    }
    report = await killInRounds({ ...PLAN, settings })
    const sent = (PLAN.kills + 1) * PLAN.perKill
    // Without it the kills would have missed the moments that matter. That requests are stored and not yet answered
    // when the process dies is what `tests/enquiries/kill-nine.test.ts` makes sure of.
    expect(report.unanswered, 'senders that lost their connection').toBeGreaterThan(0)
    expect(report).toMatchObject({ kills: PLAN.kills, lost: 0, doubled: 0 })
    expect(report.acknowledged.size).toBe(sent)
    expect(report.stored).toHaveLength(sent)
  },
)
