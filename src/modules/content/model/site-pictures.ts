/** The site's own pictures, `content/photos/{name}.jpg`, and the pages that show them. */
import {
  EVENT_IDS,
  type EventId,
  NEIGHBORHOOD_IDS,
  type NeighborhoodId,
  type PageId,
} from '#/i18n/addresses/paths.ts'

const SINGLE = [
  'hero',
  'services',
  'about',
  'contact',
  'contact-us',
  'submit',
  'events',
  'journal-1',
  'journal-2',
  'journal-3',
  'journal-4',
  'journal-5',
  'journal-6',
  'journal-7',
] as const

/** The name of a picture, and of its file without `.jpg`. */
export type SitePictureName = (typeof SINGLE)[number] | `neighborhood-${NeighborhoodId}` | `event-${EventId}`

/** Every picture that the site can show. */
export const SITE_PICTURES: readonly SitePictureName[] = [
  ...SINGLE,
  ...NEIGHBORHOOD_IDS.map((id) => `neighborhood-${id}` as const),
  ...EVENT_IDS.map((id) => `event-${id}` as const),
]

/** Key of a picture in the image service: `/img/f_avif,w_640/site-hero`. */
export function sitePictureKey(name: SitePictureName): string {
  return `site-${name}`
}

/** Pictures of the pages that a listing page links to. */
export function listedPictures(page: PageId): SitePictureName[] {
  if (page === 'neighborhoods') return NEIGHBORHOOD_IDS.map((id) => `neighborhood-${id}` as const)
  if (page === 'events') return EVENT_IDS.map((id) => `event-${id}` as const)
  return []
}
