import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Milliseconds after which waiting is worth a word. */
const SLOW = 600

/** Whether another list is on its way to this page, and whether it takes long. */
export function useListLoading(): { busy: boolean; slow: boolean } {
  const busy = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname === resolvedLocation?.pathname,
  })
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return { busy, slow }
}
