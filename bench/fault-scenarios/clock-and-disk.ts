import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { makeSmallDisk } from '../../tests/site/full-disk.ts'
import type { Engine, Scenario, Stage } from './run-scenario.ts'
import { secondsUntil, until } from './until.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PRELOAD = `--import=${pathToFileURL(path.join(ROOT, 'tests/site/shifted-clock.mjs')).href}`
const FOUR_YEARS_MS = 4 * 365.25 * 86_400_000

const shifted = (ms: number) => ({ NODE_OPTIONS: PRELOAD, CLOCK_SHIFT_MS: String(ms) })

async function sendFor({ send }: Stage, ms: number): Promise<void> {
  const senders = send()
  await pause(ms)
  await senders.finish()
}

/** A start four years ahead, until erasing was tried, and a start at the right time. */
function wrongClock(engine: Engine): Scenario {
  return {
    name: 'clock four years ahead',
    engine,
    processes: 1,
    async inject(stage) {
      await stage.start(shifted(0))
      await sendFor(stage, 1000)
      await stage.site().stop()
      const wrong = await stage.start(shifted(FOUR_YEARS_MS))
      const senders = stage.send()
      await until(() => wrong.output().includes('could not be erased'))
      await senders.finish()
      await wrong.stop()
      const begun = performance.now()
      const right = await stage.start(shifted(0))
      const trusts = async () =>
        (await (await fetch(`${right.origin}/metrics`)).text()).includes('passage_clock_trusted 1')
      await until(trusts)
      return [(performance.now() - begun) / 1000]
    },
  }
}

/** Three seconds without room for the database. */
const fullDisk: Scenario = {
  name: 'disk full for 3 s',
  engine: 'sqlite',
  processes: 1,
  async inject(stage) {
    const disk = await makeSmallDisk(path.join(stage.folder, 'disk'), false)
    const site = await stage.start()
    const senders = stage.send()
    await pause(1000)
    await disk.fill(site.pid)
    await pause(3000)
    await disk.empty(site.pid)
    const seconds = await secondsUntil(senders.next())
    await senders.finish()
    await disk.remove()
    return [seconds]
  },
}

/** Faults of the machine. */
export const MACHINE_FAULTS = [wrongClock('sqlite'), wrongClock('postgres'), fullDisk]
