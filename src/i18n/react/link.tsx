import { Link } from '@tanstack/react-router'
import { type AnchorProps, type PageTarget, usePagePath } from './page-link.tsx'

interface RouterLinkProps extends PageTarget {
  /** The link only changes the query of its own page: no scrolling, and Back leads to the previous page. */
  stay?: boolean
}

/**
 * A link inside the application of the back office, which shows the page without loading it; `aria-current="page"` is
 * set on an exact match only. The router takes the public address as `href` and converts it by the rewrite; `to` only
 * satisfies its types, `href` wins.
 */
export function RouterLink({ page, params, search, hash, stay, ...anchor }: RouterLinkProps & AnchorProps) {
  const path = usePagePath()(page, params, search)
  return (
    <Link
      {...anchor}
      to="."
      href={hash ? `${path}#${hash}` : path}
      {...(stay ? { replace: true, resetScroll: false } : {})}
      activeOptions={{ exact: true }}
      activeProps={{}}
    />
  )
}
