/** Noticing that the site has been built anew while a page was open (behaviour 9.4, 5.3). */

const HOUR_MS = 60 * 60 * 1000

/** Coming back to a tab again and again asks no more often than this, in milliseconds. */
const LEAST_PAUSE_MS = 30_000

/** The open page's knowledge of builds. */
export interface BuildWatch {
  /** Whether another build than that of the open page is being served. */
  readonly isOutdated: () => boolean
  /** Asks now. Never rejects. */
  check(): Promise<void>
}

/**
 * Asks for the current build every hour and when the tab is shown again.
 * @param own id of the build that the open page is of
 */
export function watchBuild(own: string): BuildWatch {
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
