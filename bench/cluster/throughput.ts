/** Requests a second through the balancer, with one, two and three nodes, and who spends the processor's time on them. */

import { startSenders } from '../fault-scenarios/senders.ts'
import { answersPerSecond } from '../peers/keep-alive-load.ts'
import { processorSeconds } from '../peers/processor-time.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { warm } from './readers.ts'
import type { World } from './world.ts'

/** One line of the table. */
export interface Throughput {
  readonly of: string
  readonly nodes: number
  readonly perSecond: number
  /** Processor time of a request in milliseconds, of all nodes together. */
  readonly nodesMs: number
  /** Of the balancer. */
  readonly balancerMs: number
  /** Of PostgreSQL and the rest, without nodes and balancer. */
  readonly restMs: number
  /** Share of the machine's processor time that nodes had, in cores. */
  readonly nodeCores: number
}

const SECONDS = 4
const CONNECTIONS = 16
const SENDERS = 12

/** More than one connection can ask for. */
const LISTS = 1500

const HEADERS = ['Accept-Encoding: gzip, deflate, br']

/** Measure with a number of nodes. */
export async function measureThroughput(world: World, count: number): Promise<Throughput[]> {
  const cluster = await openCluster(world, count)
  try {
    await Promise.all([...cluster.nodes.values()].map(({ origin }) => warm(origin)))
    const port = Number(new URL(cluster.origin).port)
    const load = { port, connections: CONNECTIONS, headers: HEADERS }
    const ask = (targets: readonly string[], seconds: number) =>
      answersPerSecond({ ...load, targets, seconds })
    await ask(['/fr/lieux'], 1)
    return [
      await measure(cluster, 'pages out of the cache', () => ask(['/fr/lieux'], SECONDS)),
      await measure(cluster, 'lists that are in no cache', () => askForLists(port)),
      await measure(cluster, 'requests taken in', () => sendFor(cluster.origin, SECONDS)),
    ]
  } finally {
    await cluster.close()
  }
}

/** Each connection with filters of its own, so that none finds what another one has asked for. */
async function askForLists(port: number): Promise<number> {
  const rates = Array.from({ length: CONNECTIONS }, (_, connection) => {
    const targets = Array.from({ length: LISTS }, (_list, n) => {
      return `/fr/lieux?page=2&surfaceMax=${10_000 + connection * LISTS + n}`
    })
    return answersPerSecond({ port, connections: 1, headers: HEADERS, targets, seconds: SECONDS })
  })
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0)
}

async function measure(cluster: Cluster, of: string, run: () => Promise<number>): Promise<Throughput> {
  const spent = () => {
    const nodes = [...cluster.nodes.values()].reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
    const balancer = processorSeconds(cluster.balancer.pid)
    return { nodes, balancer, all: processorSeconds(process.pid) }
  }
  const [before, started, own] = [spent(), performance.now(), process.cpuUsage()]
  const perSecond = await run()
  const seconds = (performance.now() - started) / 1000
  const after = spent()
  const { user, system } = process.cpuUsage(own)
  const nodes = after.nodes - before.nodes
  const balancer = after.balancer - before.balancer
  const rest = after.all - before.all - nodes - balancer - (user + system) / 1e6
  const each = (all: number) => (all * 1000) / (perSecond * seconds)
  return {
    ...{ of, nodes: cluster.nodes.size, perSecond, nodeCores: nodes / seconds },
    ...{ nodesMs: each(nodes), balancerMs: each(balancer), restMs: each(rest) },
  }
}

async function sendFor(origin: string, seconds: number): Promise<number> {
  const senders = startSenders(origin, SENDERS)
  const started = performance.now()
  while (performance.now() < started + seconds * 1000) await senders.next()
  await senders.finish()
  return senders.acknowledged.size / ((performance.now() - started) / 1000)
}
