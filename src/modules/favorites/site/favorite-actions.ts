/** Taking favourites away, each way with its undo, which works on the next page as well (behaviour 9.4). */
import { words } from '#/boot/words.ts'
import { onToastCommand, showToast } from '#/ui/site/show-toast.ts'
import type { Toast } from '#/ui/site/toast.ts'
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

/** Topics of the toasts: one about what was added, one about all that was taken away and can come back. */
export const ABOUT_ADDED = 'favorite added'
const ABOUT_REMOVED = 'favorites removed'
const RESTORE = 'restore-favorite'

const removedIn = ({ actions }: Toast): readonly Removed[] =>
  actions.flatMap(({ command, value }) =>
    command === RESTORE ? (value as Removed | readonly Removed[]) : [],
  )

/** What a toast says of all that was taken away, in its order. */
function tellRemoved(all: readonly Removed[]): Pick<Toast, 'actions' | 'title'> {
  const { removed, undo } = words()
  return {
    title: all.length > 1 ? `${removed} (${all.length})` : removed,
    actions: [{ label: undo, command: RESTORE, value: all }],
  }
}

/** What becomes of the toasts of before when a venue is kept again: it cannot come back a second time. */
export function withoutKept({ slug }: Favorite): (older: Toast) => Toast | undefined {
  return (older) => {
    const all = removedIn(older)
    const left = all.filter(({ favorite }) => favorite.slug !== slug)
    if (left.length === all.length) return older
    return left.length === 0 ? undefined : { ...older, ...tellRemoved(left) }
  }
}

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
    const value: Removed = { favorite: kept, position: favorites.remove(favorite.slug) }
    showToast({
      ...{ type: 'info', icon: 'heart', about: ABOUT_REMOVED },
      ...tellRemoved([value]),
      joins: (older) => tellRemoved([...removedIn(older), value]),
      revises: (older) => (older.about === ABOUT_ADDED ? undefined : older),
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
      about: 'favorites cleared',
      revises: (older) => (older.about === ABOUT_ADDED ? undefined : older),
    })
  })
}
