import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { expect, inFull, test } from './fixtures.ts'

/*
 * On a slow connection or a busy device a page is painted before all of it has arrived. Later parts must not
 * move the visible ones. Here a page arrives in pieces, cut before its tags, with a pause to paint after
 * each.
 */
const PIECE = 700
/** A frame of the browser, and a little. */
const PAUSE = 20

/** A pixel or two of the agency's name, whose face comes late. */
const MAX = 0.0005

/**
 * Proxy that passes the site's pages on in pieces, and everything else whole.
 * @param lost files that are asked for and never come
 */
function slowly(origin: string, lost?: RegExp): Server {
  return createServer((asked, answer) => {
    if (lost?.test(asked.url ?? '')) return
    const headers = { ...asked.headers, host: new URL(origin).host, 'accept-encoding': 'identity' }
    const passed = request(origin + asked.url, { method: asked.method, headers }, (given) => {
      void hand(given, answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
}

async function hand(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _length, ...headers } = given.headers
  answer.writeHead(given.statusCode ?? 502, headers)
  if (!given.headers['content-type']?.startsWith('text/html')) return void given.pipe(answer)
  const html = Buffer.concat(await given.toArray()).toString()
  let at = html.indexOf('<body')
  answer.write(html.slice(0, at))
  while (at < html.length) {
    const next = html.indexOf('<', at + PIECE)
    const to = next < 0 ? html.length : next
    answer.write(html.slice(at, to))
    at = to
    await pause(PAUSE)
  }
  answer.end()
}

const PAGES: readonly [PageId, Record<string, string>, number][] = [
  ['home', {}, 1440],
  ['venues', {}, 390],
  // What is fixed to the lower edge of the window comes late in the page.
  ['venue', { slug: 'hotel-de-marbeuf' }, 390],
  ['about', {}, 1440],
  ['neighborhoods', {}, 390],
  ['blog', {}, 768],
]

for (const [id, params, width] of PAGES) {
  test(
    `${id}, ${width} px wide, in pieces: nothing moves`,
    inFull(id === 'neighborhoods' || id === 'blog'),
    async ({ page, baseURL }) => {
      const proxy = slowly(String(baseURL)).listen(0)
      await once(proxy, 'listening')
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const { port } = proxy.address() as AddressInfo
      await page.goto(`http://localhost:${port}${localize(id, params, 'ja')}`)
      const sum = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((all, value) => all + value, 0),
      )
      expect(sum).toBeLessThan(MAX)
      await page.close()
      proxy.closeAllConnections()
      proxy.close()
    },
  )
}

test('the bar can be used while the stylesheet of all rules is on its way', async ({ page, baseURL }) => {
  const proxy = slowly(String(baseURL), /\.css$/).listen(0)
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`http://localhost:${port}${localize('about', {}, 'fr')}`, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.site-header .bar')).toBeVisible()
  await page.locator('details.burger summary').click()
  await expect(page.locator('details.burger')).toHaveAttribute('open')
  await page.close()
  proxy.closeAllConnections()
  proxy.close()
})
