import { siteFetch } from '#/lib/site-fetch.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { hasUnsentInput, watchUnsentInput } from '#/lib/unsent-input.ts'
import { mayReload } from './reload-once.ts'

/** Time for drafts and beacons before the page goes, in milliseconds (behaviour 9.9). */
const PAUSE_MS = 100

/** Coming back to a tab again and again asks no more often than this, in milliseconds. */
const LEAST_PAUSE_MS = 30_000

let askedAt = Date.now()
let isOutdated = false

/**
 * Ask for the current build every hour and when the tab is shown again. Every page is a document of the current build;
 * one that comes back from memory and is of an earlier build is loaded anew (behaviour 5.3).
 * @param own id of the build that this page is of; empty while developing
 */
export function followBuilds(own: string): void {
  if (own === '') return
  watchUnsentInput()
  setInterval(() => void check(own), HOUR_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= LEAST_PAUSE_MS) void check(own)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated) void reload()
  })
}

async function check(own: string): Promise<void> {
  askedAt = Date.now()
  try {
    const answer = await siteFetch(`/builds/latest.json?${askedAt}`, { cache: 'no-store' })
    // 403 and 404 say nothing (behaviour 9.7), and neither does a server in trouble.
    if (!answer.ok) return
    const { id } = (await answer.json()) as { id?: unknown }
    if (typeof id === 'string') isOutdated = id !== own
  } catch {
    // No connection: the next poll tries again.
  }
}

/** A script file could not be had: load the page anew, once, unless that would lose input (behaviour 9.8). */
export async function reload(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  if (navigator.onLine && !hasUnsentInput() && mayReload()) location.reload()
}
