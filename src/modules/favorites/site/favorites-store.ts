import { type Favorite, keptVenuesIn } from '../model/favorite.ts'

/** The key of the favourites in local storage (behaviour 9.9). */
export const FAVORITES_KEY = 'passage.favorites'

/** Browser functions that the store needs; tests pass their own. */
export interface FavoritesHost {
  /** May throw where storage is forbidden. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  /** Calls back when another tab has changed the key. Returns a function that unsubscribes. */
  onForeignChange(callback: () => void): () => void
}

/** The favourites of one browser. Every writing method throws when the browser cannot store the list. */
export interface FavoritesStore {
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void
  /** The list, newest last; the same array until something changes. */
  list(): readonly Favorite[]
  has(slug: string): boolean
  /** Insert a venue at a position (default: the end); an existing one stays unchanged. */
  add(favorite: Favorite, position?: number): void
  /** Remove a venue and return its former position, -1 when it was not there. */
  remove(slug: string): number
  replace(favorites: readonly Favorite[]): void
}

const NONE: readonly Favorite[] = []

/** Create a store for a browser. Reading never throws: unreadable data counts as empty. */
export function createFavoritesStore(host: FavoritesHost): FavoritesStore {
  let known: readonly Favorite[] | undefined
  const listeners = new Set<() => void>()
  let stopListening: (() => void) | undefined

  /** Read from storage each time: another tab may have written. */
  function read(): readonly Favorite[] {
    try {
      const favorites = keptVenuesIn(host.storage().getItem(FAVORITES_KEY))
      return favorites.length > 0 ? favorites : NONE
    } catch {
      return NONE
    }
  }

  function announce(): void {
    for (const listener of listeners) listener()
  }

  function write(favorites: readonly Favorite[]): void {
    host.storage().setItem(FAVORITES_KEY, JSON.stringify(favorites))
    known = favorites
    announce()
  }

  function list(): readonly Favorite[] {
    known ??= read()
    return known
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      stopListening ??= host.onForeignChange(() => {
        known = undefined
        announce()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = undefined
        // Without subscribers the cached list may become stale.
        known = undefined
      }
    },
    list,
    has: (slug) => list().some((favorite) => favorite.slug === slug),
    add(favorite, position) {
      const before = read()
      if (before.some(({ slug }) => slug === favorite.slug)) return write(before)
      write(before.toSpliced(position ?? before.length, 0, favorite))
    },
    remove(slug) {
      const before = read()
      const position = before.findIndex((favorite) => favorite.slug === slug)
      write(before.filter((favorite) => favorite.slug !== slug))
      return position
    },
    replace: write,
  }
}

/** The favourites of this browser. */
export const favorites = createFavoritesStore({
  storage: () => localStorage,
  onForeignChange(callback) {
    const listen = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === FAVORITES_KEY || event.key === null) callback()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
})
