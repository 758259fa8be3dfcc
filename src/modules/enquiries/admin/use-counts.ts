import { useEffect, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { type Counts, fetchCounts } from '../counts.functions.ts'

/** Polling interval of the counts while the page is visible, in milliseconds. */
const EVERY_MS = 30_000

/** The counts in the navigation, updated while the page is visible. */
export function useCounts(loaded: Counts): Counts {
  const [counts, setCounts] = useState(loaded)
  useEffect(() => setCounts(loaded), [loaded])
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // An ended session or a lost connection shows at the next action.
      fetchCounts(IN_BACKGROUND).then(setCounts, () => undefined)
    }
    const timer = setInterval(ask, EVERY_MS)
    addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', ask)
    }
  }, [])
  return counts
}
