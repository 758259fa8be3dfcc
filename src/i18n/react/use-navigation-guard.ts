import { useBlocker } from '@tanstack/react-router'
import { isAdminPath } from '../addresses/admin-path.ts'
import { toPublic } from '../addresses/internal-routes.ts'
import { navigationAllowed } from '../addresses/navigation-allowed.ts'
import { stringifySearch } from '../addresses/search-params.ts'

/**
 * Cancel navigations inside the app that `navigationAllowed` rejects (behaviour 1.8); the server redirects
 * them. Navigations between the public pages and the back office are full loads: a document keeps its content
 * security policy, and theirs differ (ADR 0043).
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
