import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/site/running-site.ts'
import { answersPerSecond } from './peers/keep-alive-load.ts'
import { multiplyVenues } from './peers/multiply-venues.ts'
import { processorSeconds } from './peers/processor-time.ts'
import { siteEnvironment } from './peers/site-environment.ts'

/*
 * How many lists of 24 venues a second the running site hands out that are in no cache: each request has another filter.
 * The peer is bare `node:http` that renders 24 cards with bare React and compresses them as cheaply. Over HTTP, one
 * process each, Brotli. Needs a build: `npm run build`. `VENUES=100000` copies the venues of the demo up to that number.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = 3
const CONNECTIONS = 8
const ACCEPT = 'Accept-Encoding: gzip, deflate, br'
const VENUES = Number(process.env.VENUES ?? 0)
/** More than one connection can ask for in a round. */
const LISTS = 1500

const root = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
const children: ChildProcess[] = []

interface Contestant {
  readonly name: string
  readonly pid: number
  readonly port: number
}

async function start(name: string, args: (port: number) => string[]): Promise<Contestant> {
  const port = await freePort()
  const child = spawn(process.execPath, args(port), {
    stdio: 'ignore',
    env: siteEnvironment(path.join(root, 'data'), port),
  })
  children.push(child)
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return { name, pid: child.pid ?? 0, port }
    await wait(100)
  }
  throw new Error(`${name} does not answer`)
}

/** The targets of each connection: a bound that every venue of the demo keeps, another one for each list. */
const listsOf = (round: number) =>
  Array.from({ length: CONNECTIONS }, (_, connection) =>
    Array.from({ length: LISTS }, (_list, number) => {
      const bound = 10_000 + ((round * CONNECTIONS + connection) * LISTS + number)
      return `/fr/lieux?page=2&surfaceMax=${bound}`
    }),
  )

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The first start takes the demo in. */
async function growCatalogue(): Promise<void> {
  const site = await start('site', () => ['scripts/start.ts'])
  const [child] = children.splice(0)
  const ended = child && once(child, 'exit')
  process.kill(site.pid, 'SIGTERM')
  await ended
  multiplyVenues(path.join(root, 'data', 'site.db'), VENUES)
}

try {
  if (VENUES > 0) await growCatalogue()
  const contestants = [
    await start('site', () => ['scripts/start.ts']),
    await start('bare React and node:http', (port) => [
      path.join(import.meta.dirname, 'peers', 'bare-list.ts'),
      String(port),
    ]),
  ]
  const seen = new Map<string, { rate: number; cost: number }[]>()
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { name, pid, port } of contestants) {
      const before = processorSeconds(pid)
      const started = performance.now()
      const rates = await Promise.all(
        listsOf(round).map((targets) =>
          answersPerSecond({ port, targets, connections: 1, seconds: SECONDS, headers: [ACCEPT] }),
        ),
      )
      const rate = rates.reduce((sum, one) => sum + one, 0)
      const answers = (rate * (performance.now() - started)) / 1000
      const cost = ((processorSeconds(pid) - before) / answers) * 1000
      if (round > 0) seen.set(name, [...(seen.get(name) ?? []), { rate, cost }])
    }
  }
  console.log(
    `Lists that are in no cache, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`,
  )
  for (const [name, figures] of seen) {
    const rate = median(figures.map((one) => one.rate)).toFixed(0)
    const cost = median(figures.map((one) => one.cost)).toFixed(1)
    console.log(`  ${name.padEnd(28)} ${rate.padStart(6)} /s   ${cost.padStart(6)} ms of the processor`)
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await wait(1000)
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
