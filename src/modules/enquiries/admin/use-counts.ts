import { useEffect, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { type Counts, fetchCounts } from '../counts.functions.ts'

/** How often the figures are asked for while the page is in sight, in milliseconds. */
const EVERY_MS = 30_000

/** The figures beside the navigation, kept up to date while the page is in sight. */
export function useCounts(loaded: Counts): Counts {
  const [counts, setCounts] = useState(loaded)
  useEffect(() => setCounts(loaded), [loaded])
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // A session that has ended or a lost connection shows at the next thing that is done.
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
