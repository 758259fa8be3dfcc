import { isSlowConnection } from '#/lib/slow-connection.ts'

/*
 * Islands: the few parts of a public page that have real state are React, each for itself, and start when they are
 * seen or touched. Everything else of the page is HTML and the small modules of `app/site.ts`.
 */

/** What an island's element says of it; written by `i18n/react/island.tsx`. */
export interface IslandData {
  readonly props: object
  readonly address: object
  readonly messages: object
}

/** Take over the markup of an island; done once it hears clicks. */
export type HydrateIsland = (element: HTMLElement, island: unknown, data: IslandData) => Promise<void>

/** Fetch the file of an island, by its path. */
export type IslandFiles = Readonly<Record<string, () => Promise<unknown>>>

/** Signs that a visitor is about to use an island. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const

/** How far below the screen an island counts as seen. */
const NEAR = '200px'

interface Options {
  readonly files: IslandFiles
  readonly hydrate: () => Promise<{ hydrateIsland: HydrateIsland }>
  /** Called when a file of an island could not be had. */
  readonly onLost: () => void
}

const started = new WeakMap<HTMLElement, Promise<void>>()
let options: Options

/** Start the islands of the page, each in its time. */
export function startIslands(given: Options): void {
  options = given
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) startSoon(target)
    },
    { rootMargin: NEAR },
  )
  for (const island of islands) {
    if (island.dataset.when === 'seen') seen.observe(island)
    for (const sign of SIGNS)
      island.addEventListener(sign, () => startSoon(island), { capture: true, passive: true })
  }
}

function startSoon(island: HTMLElement): void {
  // A lost connection must not be the end: the next sign of use tries again.
  startIsland(island).catch(() => undefined)
}

/** Start an island once; reject when its file could not be fetched. */
export function startIsland(island: HTMLElement): Promise<void> {
  const begun = started.get(island)
  if (begun) return begun
  const starting = start(island)
  started.set(island, starting)
  starting.catch(() => {
    started.delete(island)
    options.onLost()
  })
  return starting
}

async function start(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? ''
  const file = Object.entries(options.files).find(([path]) => path.endsWith(`/${name}.island.tsx`))
  if (!file) throw new Error(`There is no island ${name}`)
  const [{ hydrateIsland }, module] = await Promise.all([options.hydrate(), file[1]()])
  await hydrateIsland(island, (module as { default: unknown }).default, dataOf(island))
  island.dataset.started = ''
}

/** What is behind an island; extensions put nodes of their own in between. */
function dataOf(island: HTMLElement): IslandData {
  let next = island.nextElementSibling
  while (next && !next.matches('script[type="application/json"]')) next = next.nextElementSibling
  return JSON.parse(next?.textContent ?? '{}') as IslandData
}

/** Whether an island hears clicks. */
export function isStarted(island: HTMLElement): boolean {
  return island.dataset.started !== undefined
}

/**
 * Fetch the files of an island without running them when it is half a screen away, so that the first touch finds them. Who
 * never comes near, as on a venue's page its plan, does not fetch what it is made of.
 */
export function warmIslands(): void {
  if (isSlowConnection()) return
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        warm(target.dataset.files?.split(' ') ?? [])
      }
    },
    { rootMargin: '50% 0px' },
  )
  for (const island of document.querySelectorAll('[data-files]')) near.observe(island)
}

function warm(files: readonly string[]): void {
  for (const href of files) {
    const hint = document.createElement('link')
    hint.rel = 'modulepreload'
    hint.href = href
    document.head.append(hint)
  }
}
