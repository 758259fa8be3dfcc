import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { bytesIn } from './answer-codings.ts'
import type { Decision } from './decision.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import type { RenderQueue } from './render-queue.ts'
import { finishPage, type RenderedPageOptions } from './rendered-page.ts'
import { pickCoding } from './send.ts'
import { shareable } from './shared-caching.ts'
import type { StoredResponse } from './stored-response.ts'
import { currentVisitor, forVisitor, NO_VISITOR } from './visitor.ts'
import { toPageRequest } from './web-request.ts'

/** A page, as it was decided on. */
export type PageDecision = Extract<Decision, { kind: 'page' }>

interface RenderParts extends HttpServerParts {
  /** Whether the public address is encrypted. */
  readonly https: boolean
  readonly renders: RenderQueue
}

/**
 * Return a page that is the same for every visitor, from the cache or rendered.
 * @param accepted the header `Accept-Encoding` of the visitor
 * @throws {RenderQueueFullError} when too many wait to be rendered, of this visitor or of all
 */
export async function renderPage(
  parts: RenderParts,
  { target, cacheable, byAddressAlone, isWorthKeeping, rejection, missing }: PageDecision,
  accepted: string | undefined,
): Promise<StoredResponse> {
  const url = new URL(parts.siteUrl + target)
  const renderNow = async () => {
    const started = performance.now()
    const rendered = await forVisitor(NO_VISITOR, () => parts.application(toPageRequest(url), rejection))
    const finished = await finishPage(rendered, policyOptions(parts, url.pathname))
    const isForAll = cacheable && byAddressAlone === true && isWorthKeeping?.() !== false
    const page = isForAll ? shareable(finished, parts.cdnMaxAge) : finished
    await bytesIn(page, pickCoding(accepted, page))
    parts.observer?.rendered((performance.now() - started) / 1000)
    return rejection === undefined ? page : { ...page, status: rejection }
  }
  const render = () => parts.renders.run(currentVisitor().address, renderNow)
  const { pageCache } = parts
  if (!cacheable || pageCache === undefined) return render()
  if (!pageCache.has(target) && isWorthKeeping?.() === false) return render()
  return pageCache.get(target, render, missing ? 404 : 200)
}

/** Pages whose address is a secret, and what endpoints show, never load the tag: its host may run nothing there either. */
function mayHaveTag(pathname: string): boolean {
  const page = delocalize(pathname)?.page
  return !pathname.startsWith('/api/') && !(page !== undefined && PAGE_SETTINGS[page].isPersonal)
}

/** What the policy of the page at an address depends on. */
export function policyOptions(
  { nonce, https, development, googleTag }: Omit<RenderParts, 'renders'>,
  pathname: string,
): RenderedPageOptions {
  return {
    nonce,
    https,
    development,
    googleTag: googleTag && mayHaveTag(pathname),
    backOffice: isAdminPath(pathname),
  }
}
