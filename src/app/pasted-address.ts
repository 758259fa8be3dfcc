/** Where a link leads that was pasted with something behind it (behaviour 1.4). */
import { isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import type { Address } from '#/i18n/addresses/delocalize.ts'
import { pastedPath } from '#/i18n/addresses/pasted-path.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { blog } from '#/modules/content/server/content.server.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { venueIndexOf } from '#/modules/venues/server/venue-index.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'
import { movedVenue } from './moved-venue.ts'

/**
 * The address that was meant, where it has a page; `undefined` for every other. Whether a private link is good is not
 * asked: its own page does, and counts who tries (behaviour 5.16).
 * @param redirectOf where the staff have led an address
 */
export async function pastedAddress(
  url: Pick<URL, 'pathname' | 'search'>,
  redirectOf: (url: Pick<URL, 'pathname' | 'search'>) => Promise<string | undefined>,
): Promise<string | undefined> {
  const meant = pastedPath(url)
  if (meant === undefined) return undefined
  const resolved = resolveAddress(meant)
  if (resolved.kind === 'not-found') return redirectOf(meant)
  if (resolved.kind === 'page') return (await presentPath(resolved.address, meant)) ?? redirectOf(meant)
  const { pathname, search } = new URL(resolved.location, 'https://site.invalid')
  const next = resolveAddress({ pathname, search })
  return next.kind === 'page' ? presentPath(next.address, { pathname, search }) : undefined
}

/** The address of a page that is there, or where it has moved to. */
async function presentPath(
  address: Address,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<string | undefined> {
  const { page, params, contentLanguage } = address
  if (isAdminPage(page)) return undefined
  if (page === 'blog-post' && !blog(contentLanguage).some(({ id }) => id === params.slug)) return undefined
  if (page === 'venue') {
    const moved = await movedVenue(address)
    if (moved !== undefined) return moved + search
    if (!(await isPublished(params.slug ?? ''))) return undefined
  }
  return pathname + search
}

async function isPublished(slug: string): Promise<boolean> {
  try {
    const index = await venueIndexOf(getDatabase())
    return (index.venue(slug) ?? index.venue(stripFullwidth(slug))) !== undefined
  } catch (error) {
    // The visitor gets the page that says so.
    getLog().error({ err: error }, 'venues could not be read')
    return false
  }
}
