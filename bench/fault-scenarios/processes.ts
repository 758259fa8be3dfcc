import { childrenOf } from '../../tests/site/children-of.ts'
import type { Engine, Scenario } from './run-scenario.ts'
import { secondsUntil, until } from './until.ts'

const KILLS = 3
const STOPS = 5

/** A worker dies, and its successor dies while it starts, three times over. */
function killedWhileStarting(engine: Engine): Scenario {
  return {
    name: `worker killed while starting, ${KILLS} times`,
    engine,
    processes: 2,
    async inject({ start, send }) {
      const site = await start()
      const senders = send()
      await senders.next()
      const workers = () => childrenOf(site.pid)
      let known = new Set(await workers())
      const [first] = known
      if (first !== undefined) process.kill(first, 'SIGKILL')
      for (let kill = 0; kill < KILLS; kill++) {
        let fresh: number | undefined
        await until(async () => {
          fresh = (await workers()).find((pid) => !known.has(pid))
          return fresh !== undefined
        })
        if (fresh === undefined) throw new Error('no successor')
        process.kill(fresh, 'SIGKILL')
        known = known.add(fresh)
      }
      const seconds = await secondsUntil(
        until(async () => {
          const alive = await workers()
          return alive.length === 2 && alive.every((pid) => !known.has(pid) || pid !== first)
        }).then(() => senders.next()),
      )
      await senders.finish()
      return [seconds]
    },
  }
}

/** SIGTERM to every process, as systemd sends it, under senders; and a start. Recovery: seconds from signal to exit. */
function groupStops(engine: Engine, processes: number): Scenario {
  return {
    name: `SIGTERM to the group, ${STOPS} times`,
    engine,
    processes,
    // As it comes: balancers look elsewhere first.
    settings: () => ({ DRAIN_MS: '1000' }),
    async inject({ start, send }) {
      const seconds: number[] = []
      let site = await start()
      const senders = send()
      for (let stop = 0; stop < STOPS; stop++) {
        await senders.next()
        const group = await childrenOf(site.pid)
        for (const pid of group) process.kill(pid, 'SIGTERM')
        seconds.push(await secondsUntil(site.stop()))
        site = await start()
      }
      await senders.finish()
      return seconds
    },
  }
}

/** Faults of processes. */
export const PROCESS_FAULTS = [
  killedWhileStarting('sqlite'),
  killedWhileStarting('postgres'),
  groupStops('sqlite', 1),
  groupStops('sqlite', 2),
  groupStops('postgres', 1),
  groupStops('postgres', 2),
]
