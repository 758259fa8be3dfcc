import { useBlocker } from '@tanstack/react-router'
import { isAdminPath } from '../addresses/admin-path.ts'
import { toPublic } from '../addresses/internal-routes.ts'
import { navigationAllowed } from '../addresses/navigation-allowed.ts'
import { stringifySearch } from '../addresses/search-params.ts'

/**
 * Cancels navigations inside the app that `navigationAllowed` refuses (behaviour 1.8); the server redirects them. The
 * way between the public pages and the back office is a fresh start: a document keeps the policy it came with, and
 * theirs are not the same (ADR 0043).
 */
export function useNavigationGuard(): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const path = toPublic(next.pathname)
      if (!navigationAllowed(path)) return true
      if (isAdminPath(toPublic(current.pathname)) === isAdminPath(path)) return false
      location.assign(path + stringifySearch(next.search))
      return true
    },
    enableBeforeUnload: false,
  })
}
