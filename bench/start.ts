import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/site/running-site.ts'
import { processorSeconds } from './peers/processor-time.ts'
import { siteEnvironment } from './peers/site-environment.ts'

/*
 * Milliseconds, and processor time, from the command to the first page: the built site on its data, and a bare
 * `node:http` that sends one page. Needs a build: `npm run build`.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const root = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
await writeFile(path.join(root, 'headers.json'), '["content-type","text/html"]')
await writeFile(path.join(root, 'page.html'), '<!doctype html><title>Bare</title>')

interface Contestant {
  readonly name: string
  readonly args: (port: number) => string[]
}

const CONTESTANTS: readonly Contestant[] = [
  { name: 'site', args: () => ['scripts/start.ts'] },
  {
    name: 'bare node:http',
    args: (port) => [
      path.join(import.meta.dirname, 'peers', 'bare-page.ts'),
      String(port),
      '1',
      path.join(root, 'headers.json'),
      path.join(root, 'page.html'),
    ],
  },
]

async function start({ args }: Contestant): Promise<{ elapsed: number; processor: number }> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args(port), {
    stdio: 'ignore',
    env: siteEnvironment(path.join(root, 'data'), port),
  })
  const ended = new Promise((done) => child.once('exit', done))
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/fr/lieux`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) break
    await wait(5)
  }
  const elapsed = performance.now() - started
  const processor = processorSeconds(child.pid ?? 0)
  child.kill('SIGTERM')
  await ended
  return { elapsed, processor }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const times = new Map<string, { elapsed: number[]; processor: number[] }>()
// The first round lays the data of the site and is not counted.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const contestant of CONTESTANTS) {
    const { elapsed, processor } = await start(contestant)
    if (round === 0) continue
    const all = times.get(contestant.name) ?? { elapsed: [], processor: [] }
    times.set(contestant.name, {
      elapsed: [...all.elapsed, elapsed],
      processor: [...all.processor, processor],
    })
  }
}
console.log('From the command to the first page')
for (const [name, { elapsed, processor }] of times)
  console.log(
    `  ${name.padEnd(16)} ${median(elapsed).toFixed(0).padStart(6)} ms   ${(median(processor) * 1000).toFixed(0).padStart(6)} ms of the processor`,
  )
await rm(root, { recursive: true, force: true })
