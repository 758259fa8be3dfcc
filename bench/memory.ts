import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { quoteForm } from '../tests/helpers/quote-forms.ts'
import { startSite } from '../tests/site/running-site.ts'
import { type Resident, residentOf } from './peers/resident.ts'

/*
 * Memory of the running site, all its processes added up: after the start, under a mixed load (pages seen before and
 * pages never seen, lists with filters, pictures of every width and format, some enquiries), and a minute after it. The
 * peer is a bare `node:http` server with sharp that makes the same pictures at the same time. Linux only; needs a build:
 * `npm run build`. `MINUTES=3 npm run bench -- memory` for less, `WEB_CONCURRENCY=2` for more processes, `MEMORY_BUILD` for
 * the folder of another build.
 */
const MINUTES = Number(process.env.MINUTES ?? 10)
const VISITORS = 4
const SAMPLE_MS = 2000
const IDLE_MS = 60_000

/** Of a hundred requests; the rest is pictures. */
const SHARES = { popular: 35, page: 20, list: 10, enquiry: 1 }

/** Pages that everybody reads. */
const POPULAR = ['/fr', '/en', '/fr/lieux', '/en/venues', '/fr/a-propos', '/fr/contact']

const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048]
const FORMATS = ['avif', 'avif', 'webp', 'jpeg']

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const root = path.join(import.meta.dirname, '..')
const photos = path.join(root, 'db', 'demo', 'photos')
const keys = (await readdir(photos)).map((name) => path.basename(name, '.jpg'))

async function startPeer(): Promise<{ pid: number; origin: string; stop: () => void }> {
  const program = fileURLToPath(import.meta.resolve('./peers/plain-pictures.ts'))
  const peer = spawn(process.execPath, [program, photos], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(peer.stdout, 'data')) as [Buffer]
  return {
    pid: peer.pid ?? 0,
    origin: `http://127.0.0.1:${Number(line.toString())}`,
    stop: () => void peer.kill(),
  }
}

const answers = new Map<string, number>()

/** Read an answer to its end. */
async function read(kind: string, address: string, options?: RequestInit): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', ...options })
  await answer.arrayBuffer()
  const name = `${kind} ${answer.status}`
  answers.set(name, (answers.get(name) ?? 0) + 1)
}

const folder = await mkdtemp(path.join(tmpdir(), 'passage-memory-'))
const settings = {
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  WEB_CONCURRENCY: process.env.WEB_CONCURRENCY ?? '1',
}
// The first start takes the demo in; what that leaves behind is not the site's memory.
await (await startSite(settings, process.env.MEMORY_BUILD)).stop()
const site = await startSite(settings, process.env.MEMORY_BUILD)
const peer = await startPeer()

const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')

async function visit(visitor: number, until: number): Promise<void> {
  const next = numbers(visitor + 1)
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  while (performance.now() < until) {
    const dice = next() * 100
    const { popular, page, list, enquiry } = SHARES
    if (dice < popular) await read('popular', site.origin + pick(POPULAR))
    else if (dice < popular + page) await read('page', pick(pages))
    else if (dice < popular + page + list) {
      const surface = 20 + Math.floor(next() * 400)
      await read('list', `${site.origin}/fr/lieux?minSurface=${surface}&page=${1 + Math.floor(next() * 3)}`)
    } else if (dice < popular + page + list + enquiry)
      await read('enquiry', `${site.origin}/contact-venue`, { method: 'POST', body: quoteForm() })
    else {
      const picture = `/img/f_${pick(FORMATS)},w_${pick(WIDTHS)}/${pick(keys)}`
      await Promise.all([read('picture', site.origin + picture), read('bare picture', peer.origin + picture)])
    }
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const columns = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'number' ? value.toFixed(0) : value).padStart(11)).join('')

async function row(name: string): Promise<void> {
  const [own, bare] = await Promise.all([residentOf(site.pid), residentOf(peer.pid)])
  console.log(`${name.padEnd(22)}${columns([...figuresOf(own), bare.pss, bare.rss])}`)
}

/** The whole site, then its server and its process of pictures alone. */
const figuresOf = ({ pss, rss, each }: Resident) => [pss, rss, each[0] ?? 0, pss - (each[0] ?? 0)]

console.log(
  `${''.padEnd(22)}${columns(['site PSS', 'site RSS', 'server', 'pictures', 'bare PSS', 'bare RSS'])}   (MB of 10⁶ bytes)`,
)
await row('start')

const samples: { own: Resident; bare: Resident }[] = []
const until = performance.now() + MINUTES * 60_000
const load = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor, until)))
while (performance.now() < until) {
  await wait(SAMPLE_MS)
  samples.push({ own: await residentOf(site.pid), bare: await residentOf(peer.pid) })
}
await load
const late = samples.slice(Math.floor(samples.length / 2))
for (const [name, of] of [
  ['load, median of 2nd half', median],
  ['load, most', (values: readonly number[]) => Math.max(...values)],
] as const) {
  const figures = late.map(({ own, bare }) => [...figuresOf(own), bare.pss, bare.rss])
  const each = [0, 1, 2, 3, 4, 5].map((column) => of(figures.map((sample) => sample[column] ?? 0)))
  console.log(`${name.padEnd(22)}${columns(each)}`)
}
await wait(IDLE_MS)
await row('a minute later')
console.log([...answers].map(([name, count]) => `${name}: ${count}`).join(', '))

await site.stop()
peer.stop()
await rm(folder, { recursive: true, force: true })
