import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTestSmtp } from '../../tests/helpers/smtp.ts'
import { freePort } from '../../tests/site/running-site.ts'
import type { Scenario } from './run-scenario.ts'
import { secondsUntil, until } from './until.ts'

/** Longer than anybody may wait for an answer. */
const HELD_MS = 15_000

/** Requests that are stored before the fault. */
const BEFORE_MS = 1000

type Surroundings = Parameters<Scenario['inject']>[0]

/** A fault that lasts {@link HELD_MS} while requests come. Recovery: seconds from its end to the next stored request. */
function heldFault(
  name: string,
  engine: Scenario['engine'],
  begin: (surroundings: Surroundings) => Promise<() => Promise<unknown>>,
): Scenario {
  return {
    name: `${name} for ${HELD_MS / 1000} s`,
    engine,
    processes: 1,
    async inject(surroundings) {
      await surroundings.start()
      const senders = surroundings.send()
      await pause(BEFORE_MS)
      const end = await begin(surroundings)
      await pause(HELD_MS)
      await end()
      const seconds = await secondsUntil(senders.next())
      await senders.finish()
      return [seconds]
    },
  }
}

const sqliteLock = heldFault('database locked', 'sqlite', async ({ folder }) => {
  const other = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 5000 })
  other.exec('begin immediate')
  return async () => {
    other.exec('rollback')
    other.close()
  }
})

const postgresLock = heldFault('table locked', 'postgres', async ({ postgres }) => {
  const other = new pg.Client({ connectionString: postgres?.url('postgres') })
  await other.connect()
  await other.query('begin; lock table enquiry in access exclusive mode')
  // Closing the connection lets go of the lock as well.
  return () => other.query('rollback').finally(() => other.end())
})

const frozenServer = heldFault('server frozen', 'postgres', async ({ postgres }) => {
  await postgres?.freeze()
  return async () => postgres?.thaw()
})

const port = await freePort()

/** Mails whose next attempt is 25 minutes off, as after an outage of an hour. Recovery: seconds to the last of them. */
const mailOutage: Scenario = {
  name: 'mail server away, retries 25 min off',
  engine: 'sqlite',
  processes: 1,
  settings: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
  async inject({ folder, start, send }) {
    await start()
    const senders = send(2)
    await pause(1000)
    await senders.finish()
    const database = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 5000 })
    const count = (where: string) =>
      Number(database.prepare(`select count(*) as n from outbox where ${where}`).get()?.n)
    await until(() => count("done_at is null and coalesce(failure, '') <> 'unreachable'") === 0)
    const later = new Date(Date.now() + 25 * 60_000).toISOString()
    database.prepare('update outbox set run_at = ? where done_at is null').run(later)
    const smtp = await startTestSmtp([], {}, port)
    const seconds = await secondsUntil(until(() => count('done_at is null') === 0))
    database.close()
    await smtp.close()
    return [seconds]
  },
}

/** Faults of what the site depends on. */
export const NEIGHBOUR_FAULTS = [sqliteLock, postgresLock, frozenServer, mailOutage]
