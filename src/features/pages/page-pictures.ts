import type { PlainPageId } from './plain-pages.ts'

/**
 * The photograph beside the lead of a page of text, by its store key. In a catalogue that has no such photograph
 * the page stands without one.
 */
export const PAGE_PICTURES: Partial<Record<PlainPageId, string>> = {
  about: 'hotel-de-breteuil-1',
  'contact-us': 'salon-vendome-1',
  events: 'atelier-charonne-1',
  galleries: 'galerie-montmorency-1',
  services: 'voutes-saint-honore-2',
  showrooms: 'salon-des-feuillants-2',
  'submit-venue': 'loft-saint-sabin-1',
}
