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
 * Parse venues as a browser keeps them. Text that is not a list gives none, an invalid entry is left out, and
 * duplicates are removed (behaviour 9.4: a corrupt value is ignored).
 */
export function keptVenuesIn(text: string | null): Favorite[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) return []
  const seen = new Set<string>()
  return list.filter((entry): entry is Favorite => {
    if (!isFavorite(entry) || seen.has(entry.slug)) return false
    seen.add(entry.slug)
    return true
  })
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
