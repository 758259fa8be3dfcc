import type { RegisteredRouter } from '@tanstack/react-router'
import { hasUnsentInput, watchUnsentInput } from '#/lib/unsent-input.ts'
import { watchBuild } from './build-watch.ts'
import { mayReload } from './reload-once.ts'

/** Time for drafts and beacons before the page goes, in milliseconds (behaviour 9.9). */
const PAUSE_MS = 100

/**
 * Lets an open page end well when the site is built anew: the next way to another page loads that page whole, and a
 * part of the application that can no longer be had loads the page it was wanted for, once. Neither happens
 * over input that has not been sent.
 * @param build id of the build that this page is of
 */
export function followBuilds(router: RegisteredRouter, build: string): void {
  const watch = watchBuild(build)
  watchUnsentInput()

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation, action }) => {
      const goesOn = action === 'PUSH' || action === 'REPLACE'
      if (!goesOn || !watch.isOutdated() || currentLocation.pathname === nextLocation.pathname) return false
      if (hasUnsentInput()) return false
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
