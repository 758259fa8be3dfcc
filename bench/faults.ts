import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { killInRounds, writtenMails } from '../tests/site/kill-rounds.ts'
import { MACHINE_FAULTS } from './fault-scenarios/clock-and-disk.ts'
import { NEIGHBOUR_FAULTS } from './fault-scenarios/neighbours.ts'
import { PROCESS_FAULTS } from './fault-scenarios/processes.ts'
import { runScenario } from './fault-scenarios/run-scenario.ts'

/*
 * Kills the running site with kill -9 again and again while senders send, on both databases, and compares what was
 * acknowledged with what is stored and what was mailed. Needs a build: `npm run build`. Fewer kills:
 * `FAULT_KILLS=10 npm run bench -- faults`; one database: `FAULT_DATABASE=sqlite`. Then other faults under eight senders, one
 * line each; some of them: `FAULT_KILLS=0 FAULT_SCENARIOS='locked|frozen' npm run bench -- faults`.
 */
const KILLS = Number(process.env.FAULT_KILLS ?? 50)
const SENDERS = 20
const PER_KILL = 20
/** A mail that was in hand when its process was killed waits until its lease is over. */
const MAIL_PATIENCE_MS = 4 * 60_000

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-faults-'))
  const postgres = engine === 'postgres' ? await startTestPostgres({ durable: true }) : undefined
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    ...(postgres
      ? { DATABASE_URL: postgres.url('postgres'), AUTH_SECRET: 'a secret of at least 32 characters' }
      : {}),
  }
  const report = await killInRounds({ settings, senders: SENDERS, kills: KILLS, perKill: PER_KILL })
  const wanted = report.stored.length * 2
  const until = performance.now() + MAIL_PATIENCE_MS
  let mailed = await writtenMails(folder)
  while (mailed < wanted && performance.now() < until) {
    await pause(500)
    mailed = await writtenMails(folder)
  }
  console.log(`  ${engine}`)
  console.log(`    kill -9                 ${report.kills}`)
  console.log(`    acknowledged            ${report.acknowledged.size}`)
  console.log(`    stored                  ${report.stored.length}`)
  console.log(`    mails written           ${mailed} of ${wanted}`)
  console.log(`    connections lost        ${report.unanswered}`)
  console.log(`    stored, answer lost     ${report.storedUnanswered}`)
  console.log(`    requests lost           ${report.lost}`)
  console.log(`    requests doubled        ${report.doubled}`)
  await report.site.kill()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
  if (report.lost > 0 || report.doubled > 0 || mailed !== wanted) process.exitCode = 1
}

/** One after the other; what is lost or doubled fails the whole. */
async function runScenarios(): Promise<void> {
  const wanted = new RegExp(process.env.FAULT_SCENARIOS ?? '')
  const all = [...MACHINE_FAULTS, ...PROCESS_FAULTS, ...NEIGHBOUR_FAULTS]
  console.log(
    '\nscenario · engine · processes · acknowledged · stored · lost · doubled · worst answer · recovery s',
  )
  for (const scenario of all.filter(({ name }) => wanted.test(name))) {
    const row = await runScenario(scenario)
    const seconds = row.recovery.toSorted((a, b) => a - b).map((one) => one.toFixed(1))
    const recovery =
      seconds.length === 1
        ? seconds[0]
        : `median ${seconds[Math.floor(seconds.length / 2)]}, worst ${seconds.at(-1)}`
    const { engine, processes, acknowledged, stored, lost, doubled, worstAnswerMs } = row
    const worst = `${(worstAnswerMs / 1000).toFixed(1)} s`
    console.log(
      [row.scenario, engine, processes, acknowledged, stored, lost, doubled, worst, recovery].join(' · '),
    )
    if (lost > 0 || doubled > 0) process.exitCode = 1
  }
}

console.log(`kill -9 under ${SENDERS} senders`)
for (const engine of ['sqlite', 'postgres'] as const) {
  if (KILLS > 0 && (process.env.FAULT_DATABASE ?? engine) === engine) await measure(engine)
}
await runScenarios()
