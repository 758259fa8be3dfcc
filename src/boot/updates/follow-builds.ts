import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { hasUnsentInput, watchUnsentInput } from '#/lib/unsent-input.ts'
import { mayReload } from './reload-once.ts'

/** Time for drafts and beacons before the page goes, in milliseconds (behaviour 9.9). */
const PAUSE_MS = 100

const HOUR_MS = 60 * 60 * 1000

/** Coming back to a tab again and again asks no more often than this, in milliseconds. */
const LEAST_PAUSE_MS = 30_000

/** The open page's knowledge of builds: that the site has been built anew meanwhile (behaviour 9.4, 5.3). */
interface BuildWatch {
  /** Whether another build than that of the open page is being served. */
  readonly isOutdated: () => boolean
  /** Asks now. Never rejects. */
  check(): Promise<void>
}

/**
 * Asks for the current build every hour and when the tab is shown again.
 * @param own id of the build that the open page is of
 */
function watchBuild(own: string): BuildWatch {
  let outdated = false
  let askedAt = Date.now()

  const check = async () => {
    askedAt = Date.now()
    try {
      const answer = await fetch(`/builds/latest.json?${askedAt}`, { cache: 'no-store' })
      // 403 and 404 say nothing (behaviour 9.7), and neither does a server in trouble.
      if (!answer.ok) return
      const { id } = (await answer.json()) as { id?: unknown }
      if (typeof id === 'string') outdated = id !== own
    } catch {
      // No connection: the next poll tries again.
    }
  }
  setInterval(check, HOUR_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= LEAST_PAUSE_MS) void check()
  })
  return { isOutdated: () => outdated, check }
}

/**
 * Lets an open page end well when the site is built anew: the next way to another page loads that page whole, and a
 * part of the application that can no longer be had loads the page it was wanted for, once. Neither happens
 * over input that has not been sent.
 * @param build id of the build that this page is of
 */
function followBuilds(router: RegisteredRouter, build: string): void {
  const watch = watchBuild(build)
  watchUnsentInput()

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation, action }) => {
      const goesOn = action === 'PUSH' || action === 'REPLACE'
      if (!goesOn || !watch.isOutdated() || currentLocation.pathname === nextLocation.pathname) return false
      if (hasUnsentInput()) return false
      // Nothing reports when beacons have left and drafts are kept.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      location.assign(nextLocation.href)
      return true
    },
  })

  addEventListener('vite:preloadError', (event) => {
    void watch.check()
    // Fetching ahead has failed and no one waits for it, or there is no connection to load anything with.
    if (!router.state.isLoading || !navigator.onLine || hasUnsentInput()) return
    if (!mayReload()) return
    event.preventDefault()
    location.assign(router.latestLocation.publicHref)
  })
}

/** Follows new builds from the first page on; while developing there is none to follow. */
export function useBuilds(build: string | undefined): void {
  const router = useRouter()
  const followed = useRef(false)
  useEffect(() => {
    if (followed.current || !build) return
    followed.current = true
    followBuilds(router, build)
  }, [router, build])
}
