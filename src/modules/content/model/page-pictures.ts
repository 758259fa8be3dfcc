import type { PageId } from '#/i18n/addresses/paths.ts'
import type { SitePictureName } from './site-pictures.ts'

/** What hangs beside the lead of a page of text. */
interface PagePicture {
  /** A picture of the site's own. */
  readonly own?: SitePictureName
  /** The photograph of a venue, by its store key: stands in where there is no such file of the site's own. */
  readonly venue?: string
}

/** The pictures of the pages of text. Where neither is there the page stands without one. */
export const PAGE_PICTURES: Partial<Record<PageId, PagePicture>> = {
  about: { own: 'about', venue: 'hotel-de-breteuil-1' },
  contact: { own: 'contact', venue: 'salon-des-feuillants-1' },
  'contact-us': { own: 'contact', venue: 'salon-vendome-1' },
  events: { own: 'event-presentation-collection', venue: 'atelier-charonne-1' },
  galleries: { venue: 'galerie-montmorency-1' },
  services: { own: 'services', venue: 'voutes-saint-honore-2' },
  showrooms: { venue: 'salon-des-feuillants-2' },
  'submit-venue': { own: 'submit', venue: 'loft-saint-sabin-1' },
}
