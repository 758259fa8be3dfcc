import { useEffect } from 'react'

/**
 * Signal to the boot script that React handles clicks now, so that it can repeat the recorded ones
 * (`src/boot/replay-clicks.ts`).
 */
export function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('passage:hydrated'))
  }, [])
}
