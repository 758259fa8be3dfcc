import { useEffect, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { type Counts, fetchCounts } from '../counts.functions.ts'

/** Polling interval of the counts while the page is visible, in milliseconds. */
const EVERY_MS = 30_000

const asking = new Set<() => void>()
const told = new Set<() => void>()
let last = ''

/** Be told when the counts have changed; returns how to leave. */
export function subscribeToCounts(listener: () => void): () => void {
  told.add(listener)
  return () => told.delete(listener)
}

function tell(counts: Counts): void {
  const now = JSON.stringify(counts)
  if (last !== '' && now !== last) for (const listener of told) listener()
  last = now
}

/** Update the counts in the navigation after a change. */
export function refreshCounts(): void {
  for (const ask of asking) ask()
}

/** The counts in the navigation, updated while the page is visible. */
export function useCounts(loaded: Counts): Counts {
  const [counts, setCounts] = useState(loaded)
  useEffect(() => {
    setCounts(loaded)
    last = JSON.stringify(loaded)
  }, [loaded])
  useEffect(() => {
    let asked = 0
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // An ended session or a lost connection shows at the next action.
      asked += 1
      const mine = asked
      fetchCounts(IN_BACKGROUND).then(
        // A late answer to an earlier question must not overwrite a newer one.
        (found) => {
          if (mine !== asked) return
          setCounts(found)
          tell(found)
        },
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
