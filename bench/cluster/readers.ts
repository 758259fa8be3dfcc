/** Visitors without stickiness who load pages, all their scripts and styles, and some of their pictures. */
import { setTimeout as pause } from 'node:timers/promises'
import { readEntities } from '../../tests/site/read-page.ts'
import { Tally } from './tally.ts'

/** Running readers. */
export interface Readers {
  /** Of `page`, `form`, `asset` and `picture`. */
  readonly tally: Tally
  /** Addresses that were not answered 200, each once, with what came in the place of it. */
  readonly missed: ReadonlySet<string>
  /** The longest time between two pages, to whichever reader, in milliseconds. */
  longestGapMs(): number
  /** The slowest page, in milliseconds. */
  worstMs(): number
  finish(): Promise<void>
}

const READERS = 4

/** How long a reader looks at a page, in milliseconds. */
const REST_MS = 60

/** After so many pages the next visitor comes, whose browser has nothing yet. */
const PAGES_OF_VISIT = 5

/** Pictures of a page that are looked at. */
const PICTURES = 3

/** Pages of every kind that are the same for all; caches have them. */
const PAGES = [
  ...['/venues', '/fr', '/fr/lieux', '/ja/kaijo', '/fr/lieu/galerie-perle', '/fr/lieux?page=2', '/de'],
  ...['/fr/lieu/hotel-de-marbeuf', '/venue/loft-saint-sabin', '/contact'],
]

/** One that is made for its visitor, with the venue that they have chosen. */
const FORM = '/fr/contact-lieu?venue=galerie-perle'
const READ_PAGES = [...PAGES, FORM]

/** Load every page once from one origin, with its pictures: what a site that has run for a day has in its caches. */
export async function warm(origin: string): Promise<void> {
  for (const page of READ_PAGES) {
    const answer = await fetch(origin + page)
    if (answer.status !== 200) throw new Error(`${page} is answered ${answer.status}`)
    for (const file of pictures(await answer.text())) await (await fetch(origin + file)).arrayBuffer()
  }
}

/** Start them. */
export function startReaders(origin: string): Readers {
  const tally = new Tally()
  const missed = new Set<string>()
  let [lastPage, longestGap, worst, next] = [performance.now(), 0, 0, 0]
  let ending = false

  const ask = async (what: string, target: string): Promise<string | undefined> => {
    const started = performance.now()
    try {
      const answer = await fetch(origin + target, { signal: AbortSignal.timeout(60_000) })
      const text = await answer.text()
      tally.add(what, answer.status)
      if (answer.status !== 200) missed.add(`${answer.status} ${target}`)
      if (what === 'page') worst = Math.max(worst, performance.now() - started)
      return answer.status === 200 ? text : undefined
    } catch {
      tally.add(what, 'broken')
      missed.add(`broken ${target}`)
      return undefined
    }
  }
  /** @param kept what the browser has from earlier pages of the visit */
  const readAll = async (files: string[], kept: Set<string>) => {
    // Scripts name further ones, which a page fetches at a tap.
    const wanted = new Set(files)
    for (const file of wanted) {
      if (kept.has(file)) continue
      const text = await ask('asset', file)
      kept.add(file)
      if (text !== undefined && file.endsWith('.js')) for (const named of scripts(text)) wanted.add(named)
    }
  }
  const read = async () => {
    let kept = new Set<string>()
    for (let pages = 1; !ending; pages++) {
      if (pages % PAGES_OF_VISIT === 0) kept = new Set()
      const target = READ_PAGES[next++ % READ_PAGES.length] ?? FORM
      const html = await ask(target === FORM ? 'form' : 'page', target)
      if (html !== undefined) {
        const now = performance.now()
        longestGap = Math.max(longestGap, now - lastPage)
        lastPage = now
        await readAll(assets(html), kept)
        for (const picture of pictures(html)) await ask('picture', picture)
      }
      await pause(REST_MS)
    }
  }
  const reading = Array.from({ length: READERS }, read)
  return {
    tally,
    missed,
    longestGapMs: () => Math.max(longestGap, performance.now() - lastPage),
    worstMs: () => worst,
    async finish() {
      longestGap = Math.max(longestGap, performance.now() - lastPage)
      lastPage = Number.POSITIVE_INFINITY
      ending = true
      await Promise.all(reading)
    },
  }
}

const named = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, address = '']) => readEntities(address))),
]

/** Addresses of the scripts and styles that a page names. */
const assets = (html: string) => named(html, /["'(](\/assets\/[\w.-]+\.(?:js|css))["')]/g)

/** Those that a script names. */
const scripts = (text: string) =>
  named(text, /["'`](?:\.|\/?assets)\/([\w.-]+\.(?:js|css))["'`]/g).map((file) => `/assets/${file}`)

const pictures = (html: string) => named(html, /src="(\/img\/[^"]+)"/g).slice(0, PICTURES)
