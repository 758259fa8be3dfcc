import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.ts'
import { startSite } from '../tests/site/running-site.ts'

/*
 * Bytes of pictures that a browser fetches for the home page, the venue list and venues before anybody scrolls, once
 * their AVIF are made; and what the same pages weigh as HTML. Needs a build and Chromium.
 */
/** Loads of each page; of several addresses each is loaded once. */
const RUNS = 3
const VENUES = ['hotel-de-marbeuf', 'galerie-perle', 'loft-saint-sabin', 'salon-vendome', 'boutique-turenne']
const PAGES = {
  home: ['/'],
  list: ['/venues'],
  venue: VENUES.map((slug) => `/venue/${slug}`),
}
/** Aims in kB for the phone; a phone of density 3 is the typical one. */
const AIMS = { home: 120, list: 150, venue: 180 }
const SCREENS = {
  'phone, density 3': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
  'phone, density 2': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  '1440 × 900': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
}
/** Time for pictures that would come late, in milliseconds. */
const QUIET = 1500

interface Fetched {
  bytes: number
  addresses: string[]
}

/** Open a page in a fresh browser context and wait until nothing more comes. */
async function pictures(browser: Browser, screen: keyof typeof SCREENS, url: string): Promise<Fetched> {
  const context = await browser.newContext(SCREENS[screen])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const open = new Map<string, string>()
  const fetched: Fetched = { bytes: 0, addresses: [] }
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Image' && response.url.includes('/img/')) open.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = open.get(requestId)
    if (address === undefined) return
    fetched.bytes += encodedDataLength
    fetched.addresses.push(address)
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await wait(QUIET)
  await context.close()
  return fetched
}

/** Ask until the AVIF has been made. */
async function warm(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address, { headers: { accept: 'image/avif' } })
    await response.arrayBuffer()
    if (!address.includes('f_avif') || response.headers.get('content-type') === 'image/avif') return
    await wait(200)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
const site = await startSite({ DATA_DIR: folder, DEMO: '1', NODE_ENV: 'production' })
const browser = await chromium.launch({
  executablePath: ensureChromium() || undefined,
  args: ['--no-sandbox'],
})
try {
  for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    console.log(`Pictures before scrolling, ${screen}`)
    for (const [name, paths] of Object.entries(PAGES) as [keyof typeof PAGES, string[]][]) {
      const urls = paths.map((one) => site.origin + one)
      for (const url of urls) {
        for (const address of (await pictures(browser, screen, url)).addresses) await warm(address)
      }
      const runs: Fetched[] = []
      for (let run = 0; run < Math.ceil(RUNS / urls.length); run += 1) {
        for (const url of urls) runs.push(await pictures(browser, screen, url))
      }
      const aim = screen === 'phone, density 3' ? `   aim ${AIMS[name]} kB` : ''
      const count = median(runs.map(({ addresses }) => addresses.length))
      console.log(
        `  ${name.padEnd(6)} ${kilobytes(median(runs.map(({ bytes }) => bytes)))} in ${count}${aim}`,
      )
    }
  }
  console.log('The pages themselves')
  for (const [name, [first = '']] of Object.entries(PAGES)) {
    const html = await (await fetch(site.origin + first, { headers: { accept: 'text/html' } })).text()
    const inline = (html.match(/data:image\/[^"&\\]+/g) ?? []).reduce((sum, one) => sum + one.length, 0)
    const brotli = brotliCompressSync(html).length
    console.log(
      `  ${name.padEnd(6)} ${kilobytes(html.length)} HTML, ${kilobytes(brotli)} br, miniatures ${kilobytes(inline)}`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
