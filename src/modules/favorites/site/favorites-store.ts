import { keptValue } from '#/lib/kept-value.ts'
import { type Favorite, keptVenuesIn } from '../model/favorite.ts'

/** The key of the favourites in local storage (behaviour 9.9). */
export const FAVORITES_KEY = 'passage.favorites'

/** The favourites of one browser. Every writing method throws when the browser cannot store the list. */
interface FavoritesStore {
  /** For `useSyncExternalStore`. */
  subscribe(this: void, listener: () => void): () => void
  /** The list, newest last; the same array until something changes. */
  list(this: void): readonly Favorite[]
  has(slug: string): boolean
  /** Insert a venue at a position (default: the end); an existing one stays unchanged. */
  add(favorite: Favorite, position?: number): void
  /** Remove a venue and return its former position, -1 when it was not there. */
  remove(slug: string): number
  replace(favorites: readonly Favorite[]): void
}

/** Create a store, as each tab has one. Reading never throws: unreadable data counts as empty. */
export function createFavoritesStore(): FavoritesStore {
  const { subscribe, read, write } = keptValue<readonly Favorite[]>(FAVORITES_KEY, keptVenuesIn)
  const replace = (favorites: readonly Favorite[]) => write(JSON.stringify(favorites))
  return {
    subscribe,
    list: read,
    has: (slug) => read().some((favorite) => favorite.slug === slug),
    add(favorite, position) {
      const before = read()
      if (before.some(({ slug }) => slug === favorite.slug)) return replace(before)
      replace(before.toSpliced(position ?? before.length, 0, favorite))
    },
    remove(slug) {
      const before = read()
      const position = before.findIndex((favorite) => favorite.slug === slug)
      replace(before.filter((favorite) => favorite.slug !== slug))
      return position
    },
    replace,
  }
}

/** The favourites of this browser. */
export const favorites = createFavoritesStore()
