import { useEffect, useEffectEvent } from 'react'
import { subscribeToCounts } from '#/modules/enquiries/admin/use-counts.ts'

/** Load the figures again when the counts beside them change, and when the page comes into sight: heading, rows and badge agree. */
export function useFreshFigures(reload: () => Promise<void>): void {
  const load = useEffectEvent(() => {
    // What is being typed into a field of this page stays.
    if (document.visibilityState !== 'visible' || document.activeElement?.closest('main form, dialog')) return
    // Without a connection the figures stay; the next change tries again.
    reload().catch(() => undefined)
  })
  useEffect(() => {
    const unsubscribe = subscribeToCounts(load)
    addEventListener('visibilitychange', load)
    return () => {
      unsubscribe()
      removeEventListener('visibilitychange', load)
    }
  }, [])
}
