/** The faults of a cluster. */
import { setTimeout as pause } from 'node:timers/promises'
import { makeSecondBuild } from '../../tests/site/second-build.ts'
import type { ClusterFault } from './run-fault.ts'

const AWAY_MS = 15_000

/** A node dies, and is started again after some seconds. */
export function killedNodes(places: readonly number[], awayMs = 3000): ClusterFault {
  return {
    name: `kill -9 of ${places.length === 1 ? 'a node' : `each of ${places.length} nodes in turn`}`,
    async inject({ cluster }) {
      for (const place of places) {
        await cluster.kill(place)
        await pause(awayMs)
        await cluster.start(place)
        await pause(1000)
      }
    },
  }
}

const databaseAway: ClusterFault = {
  name: `PostgreSQL away for ${AWAY_MS / 1000} s`,
  async inject({ world }) {
    await world.postgres.halt()
    await pause(AWAY_MS)
    await world.postgres.resume()
  },
}

const storageAway: ClusterFault = {
  name: `S3 away for ${AWAY_MS / 1000} s`,
  async inject({ world }) {
    world.storage.takeAway()
    await pause(AWAY_MS)
    world.storage.bringBack()
  },
}

/** A new build takes over node by node, as docs/operations.md has it: one is stopped, and started again with the new build. */
const newBuild: ClusterFault = {
  name: 'new build rolled out',
  async inject({ cluster, afterwards }) {
    const build = makeSecondBuild('cluster-second')
    afterwards(build.remove)
    for (const place of [0, 1, 2]) {
      await cluster.stop(place)
      await cluster.start(place, build.folder)
      await pause(2000)
    }
  },
}

/** All of them. */
export const CLUSTER_FAULTS = [killedNodes([0, 1, 2]), databaseAway, storageAway, newBuild]
