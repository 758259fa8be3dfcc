import { useEffect } from 'react'

/** Mark the document as hydrated, for the boot script and the tests. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('passage:hydrated'))
  }, [])
}
