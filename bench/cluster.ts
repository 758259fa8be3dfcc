import { openCluster } from './cluster/cluster.ts'
import { startEditor } from './cluster/editor.ts'
import { CLUSTER_FAULTS } from './cluster/faults.ts'
import { beginTogether, type MigrationReport, migrateTogether } from './cluster/migrations.ts'
import { warm } from './cluster/readers.ts'
import { type FaultReport, runFault } from './cluster/run-fault.ts'
import { measureThroughput } from './cluster/throughput.ts'
import { openWorld, type World } from './cluster/world.ts'

/*
 * Three nodes on two machines (folders) behind nginx, on one PostgreSQL and one object store: requests a second with one, two
 * and three of them, how soon an edit is seen everywhere, and what readers, writers and an editor notice of faults. Exits 1
 * when something acknowledged is lost or doubled, a reader gets no page, or a node does not come up. Needs a build:
 * `npm run build`. Some of it: `CLUSTER_PARTS='edit|kill' npm run bench -- cluster`.
 */
const wanted = new RegExp(process.env.CLUSTER_PARTS ?? '')
const EDITS = 20

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ms = (value: number) => `${value.toFixed(0)} ms`

async function throughput(world: World): Promise<void> {
  console.log('\n| of | nodes | /s | nodes, ms each | balancer | PostgreSQL, store | cores that nodes had |')
  for (const count of [1, 2, 3]) {
    for (const row of await measureThroughput(world, count)) {
      const times = [row.nodesMs, row.balancerMs, row.restMs].map((time) => time.toFixed(3))
      const cells = [row.of, row.nodes, row.perSecond.toFixed(0), ...times, row.nodeCores.toFixed(2)]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}

async function edits(world: World): Promise<void> {
  const cluster = await openCluster(world, 3)
  try {
    await Promise.all([...cluster.nodes.values()].map(({ origin }) => warm(origin)))
    const editor = await startEditor(cluster, 100)
    await editor.reach(EDITS)
    await editor.finish()
    const times = editor.seenAfterMs
    console.log(
      `\n${times.length} edits, seen by all of 3 nodes after: median ${ms(median(times))}, most ${ms(Math.max(...times))}`,
    )
    if (Math.max(...times) > 1000) process.exitCode = 1
  } finally {
    await cluster.close()
  }
}

function tellFault({
  name,
  readers,
  senders,
  proposals,
  requests,
  proposed,
  edits,
  logged,
}: FaultReport): void {
  const { tally } = readers
  console.log(`\n${name}
  pages             ${tally.describe('page')}; longest gap ${ms(readers.longestGapMs())}, slowest ${ms(readers.worstMs())}
  forms opened      ${tally.describe('form')}
  scripts, styles   ${tally.describe('asset')}
  pictures          ${tally.describe('picture')}
  requests          ${senders.tally.describe('request')}; acknowledged ${senders.acknowledged.size}, lost ${requests.lost}, doubled ${requests.doubled}; pages without what was typed ${senders.emptied()}; slowest ${ms(senders.worstMs())}
  photographs       ${proposals.tally.describe('photograph')}
  proposals         ${proposals.tally.describe('proposal')}; acknowledged ${proposals.acknowledged.size}, lost ${proposed.lost}, doubled ${proposed.doubled}; pages without what was typed ${proposals.emptied()}
  edits             ${edits.answers}; seen everywhere after ${ms(median(edits.seenAfterMs))} (median), ${ms(Math.max(...edits.seenAfterMs))} (most); lost ${edits.lost}, doubled ${edits.doubled}`)
  for (const address of [...readers.missed].slice(0, 8)) console.log(`  missed            ${address}`)
  for (const [text, count] of [...logged].slice(0, 20)) console.log(`  logged            ${count} × ${text}`)
  const losses = [requests, proposed, edits].flatMap(({ lost, doubled }) => [lost, doubled])
  if (losses.some((count) => count > 0) || tally.except('page', 200) > 0) process.exitCode = 1
}

function tellMigration(report: MigrationReport): void {
  const { name, before, after, expected, otherColumns, venues, failures, seconds } = report
  console.log(
    `\n${name}: ${before} migrations before, ${after} of ${expected} after, ${otherColumns} other columns, ${venues} venues, ${failures.length} did not start, ${seconds.toFixed(1)} s`,
  )
  for (const failure of failures) console.log(failure)
  if (failures.length > 0 || after !== expected || otherColumns > 0) process.exitCode = 1
}

const world = await openWorld()
try {
  if (wanted.test('throughput')) await throughput(world)
  if (wanted.test('edit')) await edits(world)
  for (const fault of CLUSTER_FAULTS) if (wanted.test(fault.name)) tellFault(await runFault(world, fault))
  if (wanted.test('migrations')) {
    tellMigration(await migrateTogether(world))
    tellMigration(await beginTogether(world))
  }
} finally {
  await world.close()
}
