import type { EventId, PageId } from '#/i18n/addresses/paths.ts'
import type { SitePictureName } from './site-pictures.ts'

/** Picture beside the lead of a text page. */
interface PagePicture {
  /** A picture of the site's own. */
  readonly own?: SitePictureName
  /** The photograph of a venue, by its storage key: replaces a missing file of the site's own. */
  readonly venue?: string
}

/** Pictures of a page that is laid out as a magazine, besides the one of its opening; each shows another room. */
interface EssayPictures {
  /** The small one of the opening. */
  readonly beside: SitePictureName
  /** Those in the text, in their order. */
  readonly inText: readonly SitePictureName[]
}

/** {@link EssayPictures} */
export const ESSAY_PICTURES: Partial<Record<PageId, EssayPictures>> = {
  about: {
    beside: 'neighborhood-vendome-palais-royal',
    inText: ['neighborhood-bastille', 'event-presentation-collection'],
  },
  // An empty room to be found, keys and a plan to be signed for.
  services: { beside: 'journal-6', inText: ['submit', 'contact'] },
}

/** Pictures in the text of events for which hardly a venue is listed: a private event is found on request. */
export const EVENT_PICTURES: Partial<Record<EventId, readonly SitePictureName[]>> = {
  'private-events': ['neighborhood-palais-royal', 'event-after-show'],
  'product-launch': ['journal-1', 'event-pop-up-stores'],
}

/** Pictures of the text pages. Without either the page has none. */
export const PAGE_PICTURES: Partial<Record<PageId, PagePicture>> = {
  about: { own: 'about', venue: 'hotel-de-breteuil-1' },
  contact: { own: 'contact', venue: 'salon-des-feuillants-1' },
  'contact-us': { own: 'journal-2', venue: 'salon-vendome-1' },
  events: { own: 'event-presentation-collection', venue: 'atelier-charonne-1' },
  galleries: { venue: 'galerie-montmorency-1' },
  services: { own: 'services', venue: 'voutes-saint-honore-2' },
  showrooms: { venue: 'salon-des-feuillants-2' },
  'submit-venue': { own: 'submit', venue: 'loft-saint-sabin-1' },
}
