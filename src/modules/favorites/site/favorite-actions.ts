/** Taking favourites away, each way with its undo, which works on the next page as well (behaviour 9.4). */
import { words } from '#/boot/words.ts'
import { onToastCommand, showToast } from '#/ui/site/show-toast.ts'
import type { Favorite } from '../model/favorite.ts'
import { DETAILS_KEY } from './details-key.ts'
import { favorites } from './favorites-store.ts'

/** A removed favourite and where it was. */
interface Removed {
  /** Its slug, by which toasts know it. */
  readonly id: string
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

/** Topic of the toast about what was added; all that was taken away and can come back has another. */
export const ABOUT_ADDED = 'favorite added'
const RESTORE = 'restore-favorite'

/** Make the undo of toasts work. */
export function followUndo(): void {
  onToastCommand(RESTORE, (value) => {
    // One alone in a toast that a page of an earlier version has left.
    const all = [value as Removed | readonly Removed[]].flat()
    // The last one first: the positions are those of the lists that were left each time.
    attempt(() => {
      for (const { favorite, position } of all.toReversed()) favorites.add(favorite, Math.max(0, position))
    })
  })
  onToastCommand('restore-favorites', (value) => {
    const { list, details } = value as Cleared
    attempt(() => {
      if (details !== null) localStorage.setItem(DETAILS_KEY, details)
      const since = favorites.list().filter(({ slug }) => list.every((kept) => kept.slug !== slug))
      favorites.replace([...list, ...since])
    })
  })
}

/** Run a change; any failure shows the error toast. */
export function attempt(change: () => void): void {
  try {
    change()
  } catch {
    showToast({ type: 'error', title: words().failed, about: 'favorites failed' })
  }
}

/** Remove a favourite. */
export function removeFavorite(favorite: Favorite): void {
  attempt(() => {
    const kept = favorites.list().find(({ slug }) => slug === favorite.slug) ?? favorite
    const { removed, undo } = words()
    const gone: Removed = { id: favorite.slug, favorite: kept, position: favorites.remove(favorite.slug) }
    const actions = [{ label: undo, command: RESTORE, value: [gone] }]
    showToast({
      ...{ type: 'info', icon: 'heart', title: removed, actions, about: 'favorites removed' },
      ...{ collects: true, ends: ABOUT_ADDED },
    })
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
    showToast({
      ...{ type: 'info', icon: 'heart', title: cleared, timeout: CLEARED_TIMEOUT, actions },
      ...{ about: 'favorites cleared', ends: ABOUT_ADDED },
    })
  })
}
