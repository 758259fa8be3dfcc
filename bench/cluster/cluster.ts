/** Nodes on two machines behind a balancer, on data of their own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { freePort, type RunningSite, startSite } from '../../tests/site/running-site.ts'
import { type Balancer, type BalancerKind, startBalancer } from './balancer.ts'
import type { World } from './world.ts'

/** Places for nodes that the balancer knows. */
const PLACES = 3

/** Longer than the pause between two looks of the balancer, in milliseconds (docs/operations.md, "Rolling deployment"). */
const DRAIN_MS = '3000'

/** The balancer of the composition, unless another one is asked for. */
const KIND: BalancerKind = process.env.CLUSTER_BALANCER === 'nginx' ? 'nginx' : 'caddy'

/** Nodes, by place; machine A has the even ones, machine B the odd ones. */
export interface Cluster {
  /** Address of the balancer. */
  readonly origin: string
  readonly balancer: Balancer
  readonly database: Database
  readonly databaseUrl: string
  /** Those that run at this moment, by place. */
  readonly nodes: ReadonlyMap<number, RunningSite>
  /** Start a node at a free place. @param build its folder; absent: the project's own */
  start(place: number, build?: string): Promise<RunningSite>
  /** End a node as a power cut would. */
  kill(place: number): Promise<void>
  /** Ask a node to stop. */
  stop(place: number): Promise<void>
  close(): Promise<void>
}

/** Start the balancer, and as many nodes one after the other. */
export async function openCluster(
  world: World,
  count: number,
  databaseUrl: string | undefined = undefined,
): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-cluster-'))
  const url = databaseUrl ?? (await world.makeDatabase('demo'))
  const port = await freePort()
  const ports: number[] = []
  for (let place = 0; place < PLACES; place++) ports.push(await freePort())
  const balancer = await startBalancer(KIND, { folder, port, nodes: ports })
  const nodes = new Map<number, RunningSite>()
  const database = openDatabase(url)
  const take = (place: number) => {
    const node = nodes.get(place)
    if (!node) throw new Error(`no node at place ${place}`)
    nodes.delete(place)
    return node
  }
  const cluster: Cluster = {
    origin: `http://localhost:${port}`,
    balancer,
    database,
    databaseUrl: url,
    nodes,
    async start(place, build) {
      const settings = {
        ...world.settings,
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, place % 2 === 0 ? 'machine-a' : 'machine-b'),
        PORT: String(ports[place]),
        SITE_URL: `http://localhost:${port}`,
        TRUST_PROXY: '1',
        DRAIN_MS: DRAIN_MS,
      }
      const node = await startSite(settings, build)
      nodes.set(place, node)
      return node
    },
    kill: (place) => take(place).kill(),
    async stop(place) {
      const node = nodes.get(place)
      await node?.stop()
      take(place)
    },
    async close() {
      await database.close()
      for (const node of nodes.values()) await node.kill()
      await balancer.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  for (let place = 0; place < count; place++) await cluster.start(place)
  return cluster
}
