import { afterLoad, isSlow } from './start-app.ts'

/** About this long after `load`, in milliseconds (behaviour 9.5). */
const DELAY = 2000

/**
 * Fetches the pages that most visits go on to, marked by `data-prefetch` in the menu. Only where the application has
 * not arrived by then: it fetches their data instead (`layouts/site/site-layout.tsx`).
 */
export function prefetchListings(): void {
  afterLoad(DELAY, () => {
    if (isSlow() || document.documentElement.dataset.hydrated !== undefined) return
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) {
      if (href === location.href) continue
      const hint = document.createElement('link')
      hint.rel = 'prefetch'
      hint.href = href
      document.head.append(hint)
    }
  })
}
