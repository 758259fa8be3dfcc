import type { PhotoSource } from '#/lib/pictures/photo-source.ts'

/**
 * The picture of the hero, and the venue that owns it: a room dressed with clothes, which says what the site is for, and one
 * that can be rented, since its label leads there.
 */
export const HERO = { slug: 'boutique-turenne', photo: 'boutique-turenne-1' } as const

/**
 * The five venues in the grid of the home page, the one in the large place first: with daylight, for a showroom of a week, so
 * that none is hired for longer than the week in the title. The hero's is not among them.
 */
export const SELECTED_VENUES = [
  'hotel-de-marbeuf',
  'salon-des-feuillants',
  'atelier-charonne',
  'galerie-capucines',
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
  return [...new Set([...SELECTED_VENUES, HERO.slug, ...photoKeys.map(venueOfPhoto)])]
}

/**
 * Five venues for the grid: the chosen ones that exist, filled up from the beginning of the list, so that an
 * agency with another catalogue has a full grid as well. The hero's, which stands above it, comes last of all.
 */
export function hangWall<V extends HomeVenue>(found: readonly V[], list: readonly V[]): V[] {
  const chosen = SELECTED_VENUES.flatMap((slug) => found.find((venue) => venue.slug === slug) ?? [])
  const rest = list.filter((venue) => !chosen.some(({ slug }) => slug === venue.slug))
  const isHero = ({ slug }: V) => slug === HERO.slug
  return [...chosen, ...rest.filter((venue) => !isHero(venue)), ...rest.filter(isHero)].slice(
    0,
    SELECTED_VENUES.length,
  )
}

/** A venue and its photograph in the hero. */
export interface Opening<V extends HomeVenue> {
  readonly venue: V
  readonly photo: PhotoSource
}

/**
 * The hero's venue and picture. Where the venue no longer has it: its first; where there is no such venue: the first of
 * the grid. `undefined` in an empty catalogue.
 * @param photos all that are known of the hero's venue; a card has two
 */
export function openWith<V extends HomeVenue>(
  found: readonly V[],
  wall: readonly V[],
  photos: readonly PhotoSource[],
): Opening<V> | undefined {
  const hero = found.find(({ slug }) => slug === HERO.slug)
  const venue = hero ?? wall[0]
  const photo = (hero && photos.find(({ key }) => key === HERO.photo)) ?? venue?.photos[0]
  return venue && photo && { venue, photo }
}

/** The photograph with this key among those of the venues. */
export function photoByKey(venues: readonly HomeVenue[], key: string): PhotoSource | undefined {
  return venues.flatMap(({ photos }) => photos).find((photo) => photo.key === key)
}
