import type { PageId } from '#/i18n/addresses/paths.ts'
import type { VenueType } from './venue-options.ts'

/** The pages that show the venues of one type (behaviour 9.2: "venue-type listings"). */
const TYPE_PAGES: Partial<Record<PageId, VenueType>> = { galleries: 'gallery', showrooms: 'showroom' }

/** The type whose venues a page shows, if it is such a page. */
export function typeOfPage(page: PageId): VenueType | undefined {
  return TYPE_PAGES[page]
}
