import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PREFETCHED_PAGES } from '#/i18n/addresses/pages.ts'
import { usePagePath } from '#/i18n/react/link.tsx'
import { isSlowConnection } from '#/ui/site/slow-connection.ts'

/** Delay after `load`, in milliseconds (behaviour 9.5). */
const DELAY = 2000

/**
 * Prefetch code and data of the most visited next pages, once. Not where the boot script has already fetched
 * them as whole pages because the application loaded late.
 */
export function usePrefetch(): void {
  const router = useRouter()
  const path = usePagePath()
  useEffect(() => {
    const prefetch = () => {
      if (isSlowConnection() || document.head.querySelector('link[rel=prefetch]')) return
      for (const page of PREFETCHED_PAGES) {
        // A failed prefetch is repeated by the navigation itself.
        router.preloadRoute({ to: '.', href: path(page) }).catch(() => undefined)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(prefetch, DELAY - sinceLoad())
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [router, path])
}

/** Milliseconds since the page's `load`; `undefined` while its last listeners are still running. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0
}
