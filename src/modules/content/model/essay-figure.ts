import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { venueOfPhoto } from './home-selection.ts'

/** What is beside a section: a picture, with the venue that it shows where it is of one, or the card of a venue. */
export type EssayFigure =
  | { readonly kind: 'photo'; readonly photo: PhotoSource; readonly venue?: NamedVenue }
  | { readonly kind: 'venue'; readonly venue: VenueCard }

interface PhotographedVenue extends NamedVenue {
  readonly photos: readonly PhotoSource[]
}

/** A venue with all of its photographs, as cards have them. */
interface StagedVenue {
  readonly slug: string
  readonly photos: readonly VenueCard['photos'][number][]
}

/** As many photographs has a venue whose card, with its two, does not show the last one. */
const FEWEST_FOR_A_DETAIL = 3

/** Pictures that have no venue. */
export function photoFigures(photos: readonly (PhotoSource | undefined)[]): EssayFigure[] {
  return photos.flatMap((photo) => (photo ? [{ kind: 'photo', photo }] : []))
}

/** The last photograph of a venue, a detail or its entrance; nothing where its card shows that one as well. */
export function detailOf(venue: PhotographedVenue | undefined): EssayFigure[] {
  const photo = venue?.photos.at(-1)
  if (!photo || !venue || venue.photos.length < FEWEST_FOR_A_DETAIL) return []
  return [{ kind: 'photo', photo, venue: { slug: venue.slug, name: venue.name } }]
}

/** The cards of venues that have a photograph. */
export function cardFigures(venues: readonly VenueCard[]): EssayFigure[] {
  return venues.flatMap((venue) => (venue.photos.length > 0 ? [{ kind: 'venue', venue }] : []))
}

/**
 * The cards of venues, each with the photograph that is wanted of it before its own first one.
 * @param keys storage keys of the wanted photographs
 */
export function stagedCards(
  venues: readonly VenueCard[],
  keys: readonly string[],
  photographed: readonly StagedVenue[],
): EssayFigure[] {
  return cardFigures(
    venues.map((venue) => {
      const known = photographed.find(({ slug }) => slug === venue.slug)
      const photo = known?.photos.find(({ key }) => keys.includes(key))
      return photo
        ? { ...venue, photos: [photo, ...venue.photos.filter(({ key }) => key !== photo.key).slice(0, 1)] }
        : venue
    }),
  )
}

/**
 * The picture of a storage key: the site's own, else the photograph of a venue. Nothing while neither exists.
 * @param own the site's own pictures, by key
 */
export function figureOfKey(
  key: string,
  own: Readonly<Record<string, PhotoSource>>,
  venues: readonly PhotographedVenue[],
): EssayFigure[] {
  const picture = own[key]
  if (picture) return [{ kind: 'photo', photo: picture }]
  const venue = venues.find(({ slug }) => slug === venueOfPhoto(key))
  const photo = venue?.photos.find((candidate) => candidate.key === key)
  if (!venue || !photo) return []
  return [{ kind: 'photo', photo, venue: { slug: venue.slug, name: venue.name } }]
}
