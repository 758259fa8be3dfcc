import type { PhotoSource } from '#/lib/pictures/photo-source.ts'

/** Venue of the hero: its second photograph has a calm green left third for the title. */
export const HERO_VENUE = 'boutique-vertbois'

/** The five venues in the grid of the home page, the largest first. */
export const SELECTED_VENUES = [
  'hotel-de-marbeuf',
  'galerie-montmorency',
  'boutique-saint-roch',
  'caveau-des-victoires',
  'loft-sentier',
] as const

/** The part of a venue that the home page needs. */
export interface HomeVenue {
  readonly slug: string
  readonly photos: readonly PhotoSource[]
}

/** Slug of the venue that a photograph belongs to: keys are `{slug}-{number}`. */
export function venueOfPhoto(key: string): string {
  return key.replace(/-\d+$/, '')
}

/** Every slug that the home page loads, in the order of the grid. */
export function wantedSlugs(photoKeys: readonly string[]): string[] {
  return [...new Set([...SELECTED_VENUES, HERO_VENUE, ...photoKeys.map(venueOfPhoto)])]
}

/**
 * Five venues for the grid: the chosen ones that exist, filled up from the beginning of the list, so that an
 * agency with another catalogue has a full grid as well.
 */
export function hangWall<V extends HomeVenue>(found: readonly V[], list: readonly V[]): V[] {
  const chosen = SELECTED_VENUES.flatMap((slug) => found.find((venue) => venue.slug === slug) ?? [])
  const rest = list.filter((venue) => !chosen.some(({ slug }) => slug === venue.slug))
  return [...chosen, ...rest].slice(0, SELECTED_VENUES.length)
}

/** A venue and its photograph in the hero. */
export interface Opening<V extends HomeVenue> {
  readonly venue: V
  readonly photo: PhotoSource
}

/** The hero's venue, else the first of the grid; `undefined` in an empty catalogue. */
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
