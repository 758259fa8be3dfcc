/** Asking the site itself what is at an address, as a visitor would find it. */
import type { HttpServerParts } from './http-server-parts.ts'
import { forVisitor, NO_VISITOR } from './visitor.ts'
import { toPageRequest } from './web-request.ts'

/** The answer that a visitor would get. */
export interface ProbedPage {
  readonly status: number
  /** Where the site leads on to, if it does. */
  readonly location?: string
}

/**
 * Resolve an address by rendering it. Redirects of the staff are left out: only what the site itself knows counts.
 * @param target path and query
 */
export type PageProbe = (target: string) => Promise<ProbedPage>

/** Make the probe of a site. Its pages are rendered, so it is not meant for every visit. */
export function createPageProbe({
  application,
  decide,
  siteUrl,
}: Pick<HttpServerParts, 'application' | 'decide' | 'siteUrl'>): PageProbe {
  return async (target) => {
    const decision = await decide(new URL(siteUrl + target), {})
    if (decision.kind === 'redirect') return { status: decision.status, location: decision.location }
    if (decision.kind === 'endpoint') return { status: 405 }
    if (decision.missing) return { status: 404 }
    const movedTo = await decision.movedTo?.()
    if (movedTo !== undefined) return { status: 301, location: movedTo }
    const url = new URL(siteUrl + decision.target)
    const answer = await forVisitor(NO_VISITOR, () => application(toPageRequest(url), decision.rejection))
    await answer.body?.cancel()
    return { status: decision.rejection ?? answer.status }
  }
}

let probe: PageProbe | undefined

/** Make a probe the one of this process: the composition does, once the site stands. */
export function setPageProbe(made: PageProbe): void {
  probe = made
}

/**
 * The probe of this process.
 * @throws {Error} before the site stands
 */
export const probePage: PageProbe = (target) => {
  if (probe === undefined) throw new Error('There is no site to ask yet')
  return probe(target)
}
