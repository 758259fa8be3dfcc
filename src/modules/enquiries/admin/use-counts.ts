import { useEffect, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { type Counts, fetchCounts } from '../counts.functions.ts'

/** Polling interval of the counts while the page is visible, in milliseconds. */
const EVERY_MS = 30_000

const asking = new Set<() => void>()

/** Update the counts in the navigation after a change. */
export function refreshCounts(): void {
  for (const ask of asking) ask()
}

/** The counts in the navigation, updated while the page is visible. */
export function useCounts(loaded: Counts): Counts {
  const [counts, setCounts] = useState(loaded)
  useEffect(() => setCounts(loaded), [loaded])
  useEffect(() => {
    let asked = 0
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // An ended session or a lost connection shows at the next action.
      asked += 1
      const mine = asked
      fetchCounts(IN_BACKGROUND).then(
        // A late answer to an earlier question must not overwrite a newer one.
        (found) => mine === asked && setCounts(found),
        () => undefined,
      )
    }
    const timer = setInterval(ask, EVERY_MS)
    addEventListener('visibilitychange', ask)
    asking.add(ask)
    return () => {
      clearInterval(timer)
      asking.delete(ask)
      removeEventListener('visibilitychange', ask)
    }
  }, [])
  return counts
}
