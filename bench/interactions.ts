import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.ts'
import { startSite } from '../tests/site/running-site.ts'
import { type Measured, measureInPage } from './peers/measure-in-page.ts'

/*
 * Milliseconds from a tap to its effect on a phone with a processor four times slower, and from a click to the first
 * paint of the next page: over a slow line (150 ms, 1.6 Mbit/s) as soon as what is tapped can be seen, and right after
 * `load`; and at rest. The peer is a bare document whose one inline listener does the same, and whose link leads to another like it. Needs a
 * build and Chromium.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** 150 ms and 1.6 Mbit/s. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SLOWER = 4
/** A page at rest has fetched what it fetches by itself, in milliseconds after `load`. */
const REST = 4000

interface Tap {
  readonly name: string
  readonly path: string
  /** What is tapped, after what opens the way to it. */
  readonly on: string
  readonly opener?: string
  /** What exists in the page once the tap has had its effect. */
  readonly effect: string
}

const SITE: readonly Tap[] = [
  {
    name: 'heart',
    path: '/de/raeume',
    on: 'article[data-venue] button.heart',
    effect: 'button.heart[aria-pressed=true]',
  },
  {
    name: 'filter',
    path: '/de/raeume',
    opener: '.open-filters',
    on: '#filters input[name=type][value=loft]',
    effect: '.chips [data-filter=chip]',
  },
  { name: 'viewer', path: '/de/raum/galerie-perle', on: '.mosaic a', effect: 'dialog.viewer[open]' },
  { name: 'next page', path: '/de/raeume', on: 'article[data-venue] h3 a', effect: '' },
]
const BARE: readonly Tap[] = [
  { name: 'bare button', path: '/', on: 'button', effect: 'button[aria-pressed=true]' },
  { name: 'bare next page', path: '/', on: 'a', effect: '' },
]

const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
    <link rel="icon" href="data:,"><h1>Bare</h1><button>Heart</button> <a href="/next">Next</a><script>
    document.querySelector('button').onclick=e=>e.target.ariaPressed='true'</script>`)
})
await new Promise<void>((done) => bare.listen(0, done))
const bareOrigin = `http://localhost:${(bare.address() as AddressInfo).port}`

type Moment = 'seen' | 'loaded' | 'at rest'
const MOMENTS: Readonly<Record<Moment, string>> = {
  seen: 'As soon as it can be seen, 150 ms and 1.6 Mbit/s, 4× slower',
  loaded: 'Right after load, 150 ms and 1.6 Mbit/s, 4× slower',
  'at rest': 'At rest, 4× slower',
}

async function tap(browser: Browser, origin: string, one: Tap, moment: Moment): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(measureInPage, one.effect)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  if (moment !== 'at rest') {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  }
  await page.goto(origin + one.path, { waitUntil: moment === 'seen' ? 'commit' : 'load' })
  if (moment === 'at rest') await page.waitForTimeout(REST)
  if (one.opener) await page.locator(one.opener).tap()
  await page.locator(one.on).first().tap({ noWaitAfter: true })
  const measured = await result(page, one)
  await context.close()
  return measured
}

/** From the tap to its effect or, without one, to the first paint of the next page. */
async function result(page: Page, { effect }: Tap): Promise<number> {
  const name = effect === '' ? 'painted' : 'effect'
  const handle = await page.waitForFunction(
    (key) => (window as unknown as { measured?: Measured }).measured?.[key],
    name as keyof Measured,
    { timeout: 20_000 },
  )
  return (await handle.jsonValue()) ?? 0
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
const site = await startSite({ DATA_DIR: folder, IMAGE_AVIF_AHEAD: '0', LOG_LEVEL: 'warn', RATE_LIMITS: '0' })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
try {
  for (const moment of Object.keys(MOMENTS) as Moment[]) {
    const times = new Map<string, number[]>()
    // One round more than is counted: the first fills the caches of the server.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [origin, taps] of [
        [site.origin, SITE],
        [bareOrigin, BARE],
      ] as const) {
        for (const one of taps) {
          const time = await tap(browser, origin, one, moment)
          if (round > 0) times.set(one.name, [...(times.get(one.name) ?? []), time])
        }
      }
    }
    console.log(MOMENTS[moment])
    for (const [name, all] of times)
      console.log(
        `  ${name.padEnd(16)} ${median(all).toFixed(0).padStart(6)} ms   (${all.map((time) => time.toFixed(0)).join(', ')})`,
      )
  }
} finally {
  await browser.close()
  await site.kill()
  bare.close()
  await rm(folder, { recursive: true, force: true })
}
