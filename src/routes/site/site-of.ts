import { AGENCY } from '#/lib/settings.ts'
import type { SiteFacts } from '#/modules/content/site-facts.functions.ts'

interface MatchLike {
  readonly routeId: string
  readonly loaderData?: unknown
}

/** Origin and name of the site for a route's head, from what the shell has loaded. */
export function siteOf(matches: readonly MatchLike[]): { siteUrl: string; siteName: string } {
  const shell = matches.find((match) => match.routeId === '/l/$ui/$content')
  const data = shell?.loaderData as { site: SiteFacts } | undefined
  return { siteUrl: data?.site.siteUrl ?? '', siteName: AGENCY.name }
}
