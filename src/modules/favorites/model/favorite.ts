import type { NeighborhoodId } from '#/i18n/addresses/paths.ts'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import type { Messages } from '#/i18n/messages.ts'
import type { PhotoSource } from '#/lib/pictures/photo-source.ts'

/** Data of a venue card; favourites store it whole, so that the page works offline. */
export interface FavoriteVenue {
  slug: string
  name: string
  type: keyof Messages['type']
  neighborhood: NeighborhoodId
  arrondissement: number
  surfaceM2: number
  guests: number
  priceFromDayCents: number
  /** The shortest hire in days; absent in what an earlier version has kept. */
  minimumDays?: number | undefined
  photos: PhotoSource[]
}

/** A favourite venue, with the language of its texts (behaviour 9.3, 5.1). */
export interface Favorite extends FavoriteVenue {
  language: Language
  /** What the visitor wrote about it. */
  note?: string
  /** An older version has kept less of it than a card shows: it is asked of the server before it is shown. */
  isPartial?: true
}

/** Copy the fields that a card shows, without any others the object may carry. */
export function toFavorite(venue: FavoriteVenue, language: Language): Favorite {
  const { slug, name, type, neighborhood, arrondissement, surfaceM2, guests, photos } = venue
  const { priceFromDayCents, minimumDays } = venue
  return {
    slug,
    name,
    type,
    neighborhood,
    arrondissement,
    surfaceM2,
    guests,
    priceFromDayCents,
    minimumDays,
    photos: photos.slice(0, 2),
    language,
  }
}

/**
 * Parse venues as a browser keeps them. Text that is not a list gives none, an entry that names no venue is left out, one
 * that says less than a card shows is {@link Favorite.isPartial}, and duplicates are removed (behaviour 9.4: a corrupt
 * value is ignored).
 */
export function keptVenuesIn(text: string | null): Favorite[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) return []
  const seen = new Set<string>()
  return list.flatMap((entry) => {
    const favorite = isFavorite(entry) ? entry : partialIn(entry)
    if (!favorite || seen.has(favorite.slug)) return []
    seen.add(favorite.slug)
    return favorite
  })
}

/** Slugs of the catalogue, and what could be one. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,99}$/u

/** What can be saved of an entry that is not whole: the venue by its slug or, as it was once called, its id. */
function partialIn(entry: unknown): Favorite | undefined {
  if (!isRecord(entry)) return undefined
  const { name, note } = entry
  const slug = [entry.slug, entry.id].find((value) => typeof value === 'string' && SLUG.test(value))
  if (typeof slug !== 'string') return undefined
  return {
    slug,
    name: typeof name === 'string' && name !== '' ? name : slug,
    type: 'gallery',
    neighborhood: 'le-marais',
    arrondissement: 3,
    surfaceM2: 0,
    guests: 0,
    priceFromDayCents: 0,
    photos: [],
    language: 'en',
    isPartial: true,
    ...(typeof note === 'string' && { note }),
  }
}

/** Whether everything is known that a card shows. */
export function isWhole({ isPartial }: Favorite): boolean {
  return !isPartial
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

function isFavorite(entry: unknown): entry is Favorite {
  if (!isRecord(entry)) return false
  const texts = [entry.slug, entry.name, entry.type, entry.neighborhood, entry.language]
  const numbers = [entry.arrondissement, entry.surfaceM2, entry.guests, entry.priceFromDayCents]
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    ['string', 'undefined'].includes(typeof entry.note) &&
    numbers.every(Number.isFinite) &&
    (entry.minimumDays === undefined || Number.isFinite(entry.minimumDays)) &&
    isLanguage(String(entry.language)) &&
    Array.isArray(entry.photos) &&
    entry.photos.every(isPhoto)
  )
}

function isPhoto(entry: unknown): entry is PhotoSource {
  return (
    isRecord(entry) &&
    [entry.key, entry.placeholder, entry.alt].every((text) => typeof text === 'string') &&
    ['string', 'undefined'].includes(typeof entry.dominantColor) &&
    [entry.width, entry.height].every(Number.isFinite)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
