import { useBlocker } from '@tanstack/react-router'
import { toPublic } from './internal-routes.ts'
import { navigationAllowed } from './navigation-allowed.ts'

/** Cancels navigations inside the app that `navigationAllowed` refuses (decision 1.8); the server redirects them. */
export function useNavigationGuard(): void {
  useBlocker({
    shouldBlockFn: ({ next }) => !navigationAllowed(toPublic(next.pathname)),
    enableBeforeUnload: false,
  })
}
