import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { allowedTarget } from '#/lib/allowed-target.ts'

/** Where a navigation leads; `reloadDocument` is the flag of one that is meant to leave the site. */
interface Navigation {
  readonly href?: string | undefined
  readonly reloadDocument?: boolean | undefined
}

/** An address of this site as a path; any other as it is. */
function withoutOrigin(href: string): string {
  const url = URL.parse(href)
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : href
}

/**
 * Let the code of the application leave the site only where it says so, and never for an address that is code (behaviour
 * 9.8): such a navigation is rejected with `RejectedTargetError`. Links of the browser are not concerned.
 */
export function refuseNavigation(router: AnyRouter): void {
  const { navigate } = router
  // On the server there is none yet, and nobody navigates.
  if (router.history) guardHistory(router.history)
  router.navigate = async (options) => {
    const { href, reloadDocument } = options as Navigation
    if (href !== undefined) allowedTarget(withoutOrigin(href), { external: reloadDocument === true })
    await navigate(options)
  }
}

/** The history writes addresses of this site alone. */
function guardHistory(history: RouterHistory): void {
  for (const way of ['push', 'replace'] as const) {
    const follow = history[way]
    history[way] = (path, ...rest) => follow(allowedTarget(withoutOrigin(path)), ...rest)
  }
}
