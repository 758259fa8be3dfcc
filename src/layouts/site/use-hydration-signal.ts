import { useEffect } from 'react'

/** Tells the early script that clicks are heard now, so that it can repeat those it kept (`src/boot/early-clicks.ts`). */
export function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('passage:hydrated'))
  }, [])
}
