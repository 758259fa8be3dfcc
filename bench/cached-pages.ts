import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/site/running-site.ts'
import { answersPerSecond } from './peers/keep-alive-load.ts'
import { startNginx } from './peers/nginx.ts'
import { processorSeconds } from './peers/processor-time.ts'

/*
 * How often a second the running site, its log on and written to a file, hands out the venue list from its cache, with one
 * and with two processes: beside nginx (no log) with the same compressed bytes as a file, and bare `node:http` with the
 * same bytes and headers. Then `/healthz`. Needs a build: `npm run build`.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const CONNECTIONS = 32
const SECONDS = 2
const PAGE = '/fr/lieux'
const PROBE = '/healthz'
const ACCEPT = 'Accept-Encoding: gzip, deflate, br'

interface Contestant {
  readonly name: string
  readonly pid: number
  readonly port: number
  readonly target: string
  /** Name of the one that it is compared with. */
  readonly peer?: string
}

const root = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
const children: ChildProcess[] = []

async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await wait(100)
  }
  throw new Error(`nothing answers on port ${port}`)
}

async function run(args: string[], output: string, env: Record<string, string> = {}): Promise<number> {
  const file = await open(path.join(root, output), 'a')
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', file.fd, 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
  })
  await file.close()
  children.push(child)
  return child.pid ?? 0
}

async function startSite(processes: number): Promise<Contestant> {
  const port = await freePort()
  const pid = await run(['scripts/start.ts'], `site-${processes}.log`, {
    DATA_DIR: path.join(root, `data-${processes}`),
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    WEB_CONCURRENCY: String(processes),
    IMAGE_AVIF_AHEAD: '0',
    DRAIN_MS: '0',
  })
  await untilItAnswers(port)
  return { name: `site, ${count(processes)}`, pid, port, target: PAGE, peer: `nginx, ${count(processes)}` }
}

const count = (processes: number) => `${processes} ${processes === 1 ? 'process' : 'processes'}`

/** The page as browsers get it, still compressed. */
async function readPage(port: number): Promise<{ headers: string[]; body: Buffer }> {
  const [name = '', value = ''] = ACCEPT.split(': ')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: PAGE, headers: { [name]: value, host: `localhost:${port}` } }, resolve).once(
      'error',
      reject,
    )
  })
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const pairs = Object.entries(answer.headers).filter(
    ([key]) => !['date', 'connection', 'keep-alive'].includes(key),
  )
  return { headers: pairs.flatMap(([key, text]) => [key, String(text)]), body: Buffer.concat(parts) }
}

async function startPeers(
  page: Awaited<ReturnType<typeof readPage>>,
  processes: number,
): Promise<Contestant[]> {
  const [bodyFile, headersFile] = [path.join(root, 'fr', 'lieux.br'), path.join(root, 'headers.json')]
  const peers: Contestant[] = []
  const nginxPort = await freePort()
  const options = { workers: processes, type: 'text/html', precompressed: true }
  const nginx = await startNginx(root, nginxPort, options)
  if (nginx?.brotli) {
    stops.push(() => nginx.stop())
    peers.push({ name: `nginx, ${count(processes)}`, pid: nginx.pid, port: nginxPort, target: PAGE })
  } else {
    await nginx?.stop()
    console.log('nginx or its module for Brotli is not installed: no comparison')
  }
  await writeFile(headersFile, JSON.stringify(page.headers))
  const port = await freePort()
  const script = path.join(import.meta.dirname, 'peers', 'bare-page.ts')
  const pid = await run([script, String(port), String(processes), headersFile, bodyFile], 'bare.log')
  await untilItAnswers(port)
  const name = `bare node:http, ${count(processes)}`
  return [...peers, { name, pid, port, target: PAGE, peer: `nginx, ${count(processes)}` }]
}

interface Figures {
  readonly rate: number
  /** Processor time of a request, in microseconds. */
  readonly cost: number
}

async function measure({ pid, port, target }: Contestant): Promise<Figures> {
  const before = processorSeconds(pid)
  const started = performance.now()
  const rate = await answersPerSecond({
    port,
    targets: [target],
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: [ACCEPT],
  })
  const answers = (rate * (performance.now() - started)) / 1000
  return { rate, cost: ((processorSeconds(pid) - before) / answers) * 1e6 }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const stops: (() => Promise<void>)[] = []
try {
  const sites = [await startSite(1), await startSite(2)]
  // A page that is asked for again is compressed better in the background; the peers send the bytes of then.
  for (const { port } of [...sites, ...sites, ...sites]) {
    await readPage(port)
    await wait(300)
  }
  const page = await readPage(sites[0]?.port ?? 0)
  await mkdir(path.join(root, 'fr'))
  await writeFile(path.join(root, 'fr', 'lieux.br'), page.body)
  await writeFile(path.join(root, 'fr', 'lieux'), '')
  const peers = [...(await startPeers(page, 1)), ...(await startPeers(page, 2))]
  const probes = sites.map((site) => ({ ...site, name: `${PROBE} of the ${site.name}`, target: PROBE }))
  const all: Contestant[] = [...sites, ...peers, ...probes]
  const seen = new Map(all.map(({ name }) => [name, [] as Figures[]]))
  for (const contestant of all) await measure(contestant)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contestant of all) seen.get(contestant.name)?.push(await measure(contestant))
  }
  console.log(
    `${page.body.length} bytes, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`,
  )
  const rateOf = (name = '') => median((seen.get(name) ?? []).map(({ rate }) => rate))
  for (const { name, peer } of all) {
    const cost = median((seen.get(name) ?? []).map((figures) => figures.cost)).toFixed(1)
    const ratio = rateOf(peer) > 0 ? `   ${(rateOf(name) / rateOf(peer)).toFixed(2)} of nginx` : ''
    console.log(
      `  ${name.padEnd(36)} ${rateOf(name).toFixed(0).padStart(6)} /s   ${cost.padStart(6)} µs${ratio}`,
    )
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(stops.map((stop) => stop()))
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
