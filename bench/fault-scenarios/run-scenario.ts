/** One fault, brought about under senders, and what came of it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestPostgres, type TestPostgres } from '../../tests/helpers/postgres.ts'
import { compare, storedSubmissions } from '../../tests/site/kill-rounds.ts'
import { freePort, type RunningSite, startSite } from '../../tests/site/running-site.ts'
import { type Senders, startSenders } from './senders.ts'

/** Which database answers. */
export type Engine = 'sqlite' | 'postgres'

/** Dependencies of a scenario. */
export interface Stage {
  readonly folder: string
  readonly postgres: TestPostgres | undefined
  /** The site that runs now. */
  readonly site: () => RunningSite
  /** Start it, again on the same address, with further settings. */
  start(more?: Readonly<Record<string, string>>): Promise<RunningSite>
  /** Send until it is asked to finish; numbers go on from one call to the next. */
  send(count?: number): Senders
}

/** A fault. */
export interface Scenario {
  readonly name: string
  readonly engine: Engine
  readonly processes: number
  readonly settings?: (folder: string) => Readonly<Record<string, string>>
  /**
   * Bring the fault about. Every sender that it has started must have finished.
   * @returns seconds from the end of the fault until everything is as before; several where it was done several times
   */
  readonly inject: (stage: Stage) => Promise<number[]>
}

/** One line of the table. */
export interface Row {
  readonly scenario: string
  readonly engine: Engine
  readonly processes: number
  readonly acknowledged: number
  readonly stored: number
  readonly lost: number
  readonly doubled: number
  readonly worstAnswerMs: number
  readonly recovery: readonly number[]
}

const SENDERS = 8

/** Numbers of requests of one call of `send` never reach those of the next. */
const NUMBERS_APART = 100_000

/** Run one scenario on data of its own. */
export async function runScenario({ name, engine, processes, settings, inject }: Scenario): Promise<Row> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-fault-'))
  const postgres = engine === 'postgres' ? await startTestPostgres({ durable: true }) : undefined
  const base: Record<string, string> = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    WEB_CONCURRENCY: String(processes),
    ...(postgres
      ? { DATABASE_URL: postgres.url('postgres'), AUTH_SECRET: 'a secret of at least 32 characters' }
      : {}),
    ...settings?.(folder),
  }
  const all: Senders[] = []
  let site: RunningSite | undefined
  const running = () => {
    if (!site) throw new Error('the site has not been started')
    return site
  }
  try {
    const recovery = await inject({
      folder,
      postgres,
      site: running,
      async start(more = {}) {
        site = await startSite({ ...base, ...more })
        return site
      },
      send(count = SENDERS) {
        const senders = startSenders(running().origin, count, all.length * NUMBERS_APART)
        all.push(senders)
        return senders
      },
    })
    const acknowledged = new Map(all.flatMap((senders) => [...senders.acknowledged]))
    const stored = await storedSubmissions(base)
    return {
      scenario: name,
      engine,
      processes,
      acknowledged: acknowledged.size,
      stored: stored.length,
      ...compare(acknowledged, stored),
      worstAnswerMs: Math.max(...all.map((senders) => senders.worstMs())),
      recovery,
    }
  } finally {
    await site?.kill()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
