import { delocalize } from '#/i18n/addresses/delocalize.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'

/** Form field in which script sends the page that led to the form. */
export const CAME_FROM = 'cameFrom'

/** Pages on which venues are chosen (behaviour 4.2); the form has a page of its own. */
const WHERE_VENUES_ARE_CHOSEN: ReadonlySet<PageId> = new Set(['venue', 'favorites'])

/**
 * The page that an enquiry came from: the one with the form, or that on which its venues were chosen.
 * @param formPath path of the page with the form
 * @param cameFrom what the browser says; anything else than the path of such a page says nothing
 */
export function sourcePage(formPath: string, cameFrom: unknown): string {
  if (typeof cameFrom !== 'string' || delocalize(formPath)?.page !== 'contact-venue') return formPath
  const page = delocalize(cameFrom)?.page
  return page !== undefined && WHERE_VENUES_ARE_CHOSEN.has(page) ? cameFrom : formPath
}
