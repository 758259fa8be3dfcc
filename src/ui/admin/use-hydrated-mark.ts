import { useEffect } from 'react'

/** Tells the early script and the tests that the application has taken the page over. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('passage:hydrated'))
  }, [])
}
