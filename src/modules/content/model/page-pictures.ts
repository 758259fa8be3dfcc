import type { EventId, PageId } from '#/i18n/addresses/paths.ts'
import { venueOfPhoto } from './home-selection.ts'
import { SITE_PICTURES, type SitePictureName, sitePictureKey } from './site-pictures.ts'

/** Picture beside the lead of a text page. */
interface PagePicture {
  /** A picture of the site's own. */
  readonly own?: SitePictureName
  /** The photograph of a venue, by its storage key: replaces a missing file of the site's own. */
  readonly venue?: string
  /** The small one of the opening, as of the agency's pages. */
  readonly beside?: SitePictureName
}

/** Pictures of a page of the agency, besides the one of its opening; each shows another room. */
interface AgencyPictures {
  /** The small one of the opening. */
  readonly beside: SitePictureName
  /** Those in the text, by the section that they belong to. */
  readonly inText: Readonly<Record<string, SitePictureName>>
}

/** {@link AgencyPictures} */
export const AGENCY_PICTURES: Readonly<Record<'about' | 'services', AgencyPictures>> = {
  // Workshops around a courtyard: what is visited before it is on file.
  about: { beside: 'neighborhood-vendome-palais-royal', inText: { rooms: 'neighborhood-bastille' } },
  // An empty room to be found, keys and a plan to be signed for, the first delivery.
  services: {
    beside: 'journal-3',
    inText: { search: 'submit', hire: 'contact', production: 'journal-6' },
  },
}

/** Pictures in the text of events for which hardly a venue is listed: a private event is found on request. */
export const EVENT_PICTURES: Partial<Record<EventId, readonly SitePictureName[]>> = {
  'private-events': ['neighborhood-palais-royal', 'event-after-show'],
  'product-launch': ['journal-1', 'event-pop-up-stores'],
}

/**
 * Photographs of venues set up for an event, by their storage keys, the best one first: in the text of its page stands what
 * such an event looks like, not the empty room that leads the venue's own page.
 */
export const EVENT_SETS: Partial<Record<EventId, readonly string[]>> = {
  showroom: ['loft-blanc-popincourt-2', 'salon-opera-2', 'atelier-rivoli-2', 'atelier-charonne-3'],
  'fashion-show': ['hotel-de-marbeuf-2', 'loft-sentier-2', 'galerie-montmorency-2', 'loft-saint-sabin-2'],
  'collection-presentation': [
    'boutique-francois-premier-2',
    'hotel-de-breteuil-3',
    'galerie-capucines-3',
    'salon-vendome-2',
  ],
  'cocktail-party': [
    'atelier-du-faubourg-2',
    'hotel-de-breteuil-2',
    'voutes-saint-honore-4',
    'caveau-beaubourg-4',
  ],
  'after-show': ['loft-faubourg-du-roule-2', 'caveau-beaubourg-2'],
  'pop-up-stores': [
    'boutique-turenne-2',
    'boutique-vertbois-2',
    'boutique-saint-roch-2',
    'boutique-francois-premier-3',
  ],
  'fitting-preparation': [
    'salon-des-feuillants-2',
    'atelier-rivoli-3',
    'loft-sentier-3',
    'atelier-charonne-2',
  ],
}

/** Pictures of the text pages, none of which opens another page as well. Without either the page has none. */
export const PAGE_PICTURES: Partial<Record<PageId, PagePicture>> = {
  about: { own: 'about', venue: 'hotel-de-breteuil-1' },
  contact: { own: 'contact', venue: 'salon-des-feuillants-1' },
  'contact-us': { own: 'contact-us', venue: 'salon-vendome-1' },
  events: { own: 'events', venue: 'atelier-charonne-1', beside: 'journal-3' },
  galleries: { venue: 'galerie-valois-6', beside: 'journal-1' },
  services: { own: 'services', venue: 'voutes-saint-honore-2' },
  showrooms: { venue: 'hotel-de-breteuil-6', beside: 'journal-2' },
  'submit-venue': { own: 'submit', venue: 'loft-saint-sabin-1' },
}

/** Venues whose rooms pictures of the site's own show, set up, without a figure: pages that open with one name them below it. */
const PICTURED_VENUES: Partial<Record<SitePictureName, string>> = {
  services: 'loft-faubourg-du-roule',
  'contact-us': 'hotel-de-marbeuf',
  events: 'galerie-saint-dominique',
  'journal-4': 'boutique-saint-roch',
  'journal-7': 'loft-sentier',
  'event-fashion-show': 'caveau-des-victoires',
  'event-collection-presentation': 'galerie-perle',
  'event-pop-up-stores': 'boutique-vertbois',
  'event-after-show': 'voutes-saint-honore',
  'event-product-launch': 'boutique-turenne',
}

/** Slug of the venue that the picture of a storage key shows; `undefined` where it shows none that can be rented. */
export function venueOfPicture(key: string): string | undefined {
  const own = SITE_PICTURES.find((name) => sitePictureKey(name) === key)
  return own === undefined ? venueOfPhoto(key) : PICTURED_VENUES[own]
}
