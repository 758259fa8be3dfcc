/** Changes of the list that only its own page makes. */
import { movedTo } from '../model/comparison.ts'
import { attempt } from './favorite-actions.ts'
import { favorites } from './favorites-store.ts'

/** Give a venue the place of another one. */
export function moveVenue(slug: string, target: string): void {
  attempt(() => favorites.replace(movedTo(favorites.list(), slug, target)))
}

/**
 * Keep what the visitor wrote about a venue; an empty text takes it away.
 * @returns whether the browser could store it
 */
export function keepNote(slug: string, note: string): boolean {
  const changed = favorites.list().map((favorite) => {
    if (favorite.slug !== slug) return favorite
    const { note: _, ...rest } = favorite
    return note === '' ? rest : { ...rest, note }
  })
  try {
    favorites.replace(changed)
    return true
  } catch {
    return false
  }
}
