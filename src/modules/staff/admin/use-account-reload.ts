import { useRouter } from '@tanstack/react-router'
import { forgetMe } from './current-me.ts'

/** Return a function that fetches the page again after a change of the own account. */
export function useAccountReload(): () => Promise<void> {
  const router = useRouter()
  return () => {
    forgetMe()
    return router.invalidate()
  }
}
