import type { PhotoSource } from '#/lib/pictures/photo-source.ts'

/** The room of the hero: its second photograph has a calm green third on the left for the title. */
export const HERO_VENUE = 'boutique-vertbois'

/** The five rooms of the wall, the largest first. */
export const SELECTED_VENUES = [
  'hotel-de-marbeuf',
  'galerie-valois',
  'salon-des-feuillants',
  'voutes-saint-honore',
  'boutique-saint-roch',
] as const

/** What the home page needs to know of a venue. */
export interface HomeVenue {
  readonly slug: string
  readonly photos: readonly PhotoSource[]
}

/** The slug of the venue that a photograph belongs to: keys are `{slug}-{number}`. */
export function venueOfPhoto(key: string): string {
  return key.replace(/-\d+$/, '')
}

/** Every slug that the home page asks for, in the order in which the wall hangs. */
export function wantedSlugs(photoKeys: readonly string[]): string[] {
  return [...new Set([...SELECTED_VENUES, HERO_VENUE, ...photoKeys.map(venueOfPhoto)])]
}

/**
 * Five venues for the wall: the chosen ones that exist, filled up from the beginning of the list, so that
 * an agency with another catalogue has a full wall as well.
 */
export function hangWall<V extends HomeVenue>(found: readonly V[], list: readonly V[]): V[] {
  const chosen = SELECTED_VENUES.flatMap((slug) => found.find((venue) => venue.slug === slug) ?? [])
  const rest = list.filter((venue) => !chosen.some(({ slug }) => slug === venue.slug))
  return [...chosen, ...rest].slice(0, SELECTED_VENUES.length)
}

/** A venue and the photograph of it that opens the page. */
export interface Opening<V extends HomeVenue> {
  readonly venue: V
  readonly photo: PhotoSource
}

/** The room of the hero, else the first of the wall; undefined in an empty catalogue. */
export function openWith<V extends HomeVenue>(
  found: readonly V[],
  wall: readonly V[],
): Opening<V> | undefined {
  const hero = found.find(({ slug }) => slug === HERO_VENUE)
  const venue = hero ?? wall[0]
  const photo = (hero && venue?.photos[1]) ?? venue?.photos[0]
  return venue && photo && { venue, photo }
}

/** The photograph with this key among those of the venues. */
export function photoByKey(venues: readonly HomeVenue[], key: string): PhotoSource | undefined {
  return venues.flatMap(({ photos }) => photos).find((photo) => photo.key === key)
}
