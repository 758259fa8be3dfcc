/** Taking favourites away, each way with its undo, which works on the next page as well (behaviour 9.4). */
import { words } from '#/boot/words.ts'
import { onToastCommand, showToast } from '#/ui/site/show-toast.ts'
import type { Favorite } from '../model/favorite.ts'
import { DETAILS_KEY } from './details-key.ts'
import { favorites } from './favorites-store.ts'

/** A removed favourite and where it was. */
interface Removed {
  readonly favorite: Favorite
  readonly position: number
}

/** A whole list that was cleared, with its details as the browser kept them. */
interface Cleared {
  readonly list: readonly Favorite[]
  readonly details: string | null
}

/** Clearing a whole list deserves more time for an undo, in milliseconds. */
const CLEARED_TIMEOUT = 8000

/** Topic of the toasts of a venue: whether it is kept. */
export function aboutVenue({ slug }: Favorite): string {
  return `favorite ${slug}`
}

/** Make the undo of toasts work. */
export function followUndo(): void {
  onToastCommand('restore-favorite', (value) => {
    const { favorite, position } = value as Removed
    attempt(() => favorites.add(favorite, Math.max(0, position)))
  })
  onToastCommand('restore-favorites', (value) => {
    const { list, details } = value as Cleared
    attempt(() => {
      if (details !== null) localStorage.setItem(DETAILS_KEY, details)
      favorites.replace(list)
    })
  })
}

/** Run a change; any failure shows the error toast. */
export function attempt(change: () => void): void {
  try {
    change()
  } catch {
    showToast({ type: 'error', title: words().failed })
  }
}

/** Remove a favourite. */
export function removeFavorite(favorite: Favorite): void {
  attempt(() => {
    const kept = favorites.list().find(({ slug }) => slug === favorite.slug) ?? favorite
    const value: Removed = { favorite: kept, position: favorites.remove(favorite.slug) }
    const { removed, undo } = words()
    const actions = [{ label: undo, command: 'restore-favorite', value }]
    showToast({ type: 'info', icon: 'heart', title: removed, actions, about: aboutVenue(favorite) })
  })
}

/** Remove all of them, and the details of the list. */
export function clearFavorites(): void {
  attempt(() => {
    const value: Cleared = { list: favorites.list(), details: localStorage.getItem(DETAILS_KEY) }
    favorites.replace([])
    localStorage.removeItem(DETAILS_KEY)
    const { cleared, undo } = words()
    const actions = [{ label: undo, command: 'restore-favorites', value }]
    showToast({ type: 'info', icon: 'heart', title: cleared, timeout: CLEARED_TIMEOUT, actions })
  })
}
