/**
 * The page of this site that led to the current one. In memory only, for as long as the tab shows the site.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

let left: string | undefined

/** Remember each page that is left without a full load. */
export function useRememberedPage(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) left = location.pathname
      }),
    [router],
  )
}

/** Path of that page; empty for visitors from elsewhere. */
export function previousPage(): string {
  if (left !== undefined) return left
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin ? referrer.pathname : ''
}
