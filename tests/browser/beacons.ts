import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { OwnSite } from './own-site.ts'

/** A message to the measurement, as it left. */
export interface Beacon {
  device: string
  events: { name: string; path: string; label?: string; value?: number; query?: string; venue?: string }[]
}

const KEY = 'test.beacons'

/**
 * Keep a copy of every beacon in the browser: those sent while the page closes cannot be observed otherwise.
 */
export async function recordBeacons(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const texts = new WeakMap<Blob, string>()
    window.Blob = class extends Blob {
      constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, String(parts?.[0]))
      }
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (body instanceof Blob) localStorage.setItem(key, JSON.stringify([...kept, texts.get(body)]))
      return send(url, body)
    }
  }, KEY)
}

/** Leave for an empty page of the same origin, which counts nothing. */
export async function goAway(page: Page, site: OwnSite): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Away</title><link rel="icon" href="data:,"></html>'
  await page.route(`${site.origin}/away`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${site.origin}/away`)
}

/** Leave, and return the beacons that have left by then. */
export async function leave(page: Page, site: OwnSite): Promise<Beacon[]> {
  await goAway(page, site)
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEY)
  const beacons = (JSON.parse(kept ?? '[]') as string[]).map((text) => JSON.parse(text) as Beacon)
  await expect.poll(() => beaconsTaken(site)).toBe(beacons.length)
  return beacons
}

/** How many the server has taken in, reports of missing pages among them. */
export async function beaconsTaken({ origin }: OwnSite): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const line = /^passage_http_requests_total\{route="beacon",status="204"\} (\d+)$/m.exec(metrics)
  return Number(line?.[1] ?? 0)
}
