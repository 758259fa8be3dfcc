import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * How many times a second the server renders the venue list with 24 cards, everything included (router,
 * loaders, database, React), beside bare React rendering 24 cards of about the same markup. One process,
 * nothing cached. Needs a build: `npm run build`.
 */
const RUNS = 7
const SECONDS = 2

process.env.NODE_ENV = 'production'
process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
process.env.LOG_LEVEL = 'silent'

// After the environment is set: React looks at it once, when it is loaded.
const { bareCards } = await import('./peers/bare-cards.ts')

interface SiteModule {
  createDevelopmentHandler(): Promise<unknown>
  default: { fetch(request: Request): Response | Promise<Response> }
}

const bundle = path.join(path.dirname(import.meta.dirname), 'dist', 'server', 'server.js')
const site = (await import(pathToFileURL(bundle).href)) as SiteModule
await site.createDevelopmentHandler()

async function renderList(): Promise<number> {
  const request = new Request('http://localhost:3000/fr/lieux?page=2', { headers: { accept: 'text/html' } })
  const html = await (await site.default.fetch(request)).text()
  if ((html.match(/data-venue=/g) ?? []).length !== 24) throw new Error('the list does not show 24 cards')
  return html.length
}

async function renderBare(): Promise<number> {
  return bareCards(24).length
}

async function perSecond(render: () => Promise<number>): Promise<number> {
  const start = performance.now()
  let count = 0
  while (performance.now() - start < SECONDS * 1000) {
    await render()
    count += 1
  }
  return count / ((performance.now() - start) / 1000)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await perSecond(renderList)
await perSecond(renderBare)
const list: number[] = []
const bare: number[] = []
for (let run = 0; run < RUNS; run += 1) {
  list.push(await perSecond(renderList))
  bare.push(await perSecond(renderBare))
}
console.log('Server renders of the venue list with 24 cards, one process, nothing cached')
console.log(`  whole page   ${median(list).toFixed(0)} /s   (${(await renderList()) / 1000} kB of HTML)`)
console.log(`  bare React   ${median(bare).toFixed(0)} /s   (24 cards without anything around them)`)
console.log(`  ratio        ${(median(list) / median(bare)).toFixed(2)}`)
await rm(process.env.DATA_DIR, { recursive: true, force: true })
process.exit(0)
