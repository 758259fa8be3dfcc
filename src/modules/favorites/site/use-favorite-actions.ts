import { useTranslations } from 'use-intl'
import { measure } from '#/boot/measure.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/link.tsx'
import { showToast, type ToastAction } from '#/ui/site/toast-store.ts'
import { type Favorite, type FavoriteVenue, toFavorite } from '../model/favorite.ts'
import { favorites } from './favorites-store.ts'

/** Place of a heart; it decides the text of the toast (behaviour 5.1). */
export type HeartPlace = 'list' | 'venue'

/** Clearing a whole list deserves more time for an undo, in milliseconds. */
const CLEARED_TIMEOUT = 8000

/** Actions on the favourites, each with its toast (behaviour 9.4). */
export function useFavoriteActions() {
  const t = useTranslations()
  const language = useLanguage()
  const path = usePagePath()

  /** Run a change; any failure shows the error toast. */
  function attempt(change: () => void) {
    try {
      change()
    } catch {
      showToast({ type: 'error', title: t('toast.error') })
    }
  }

  function add(venue: FavoriteVenue, place: HeartPlace) {
    attempt(() => {
      favorites.add(toFavorite(venue, language))
      measure({ name: 'add_to_favorites', venue: venue.slug })
      const onward: ToastAction =
        place === 'list'
          ? { label: t('toast.continueBrowsing') }
          : { label: t('toast.continueExploring'), href: path('venues') }
      const see: ToastAction = { label: t('toast.see'), href: path('favorites') }
      showToast({ type: 'success', icon: 'heart', title: t('toast.added'), actions: [onward, see] })
    })
  }

  function remove(venue: FavoriteVenue) {
    attempt(() => {
      const kept = favorites.list().find(({ slug }) => slug === venue.slug) ?? toFavorite(venue, language)
      const position = favorites.remove(venue.slug)
      const undo = () => attempt(() => favorites.add(kept, Math.max(0, position)))
      showToast({
        type: 'info',
        icon: 'heart',
        title: t('toast.removed'),
        actions: [{ label: t('common.undo'), onSelect: undo }],
      })
    })
  }

  function clear() {
    attempt(() => {
      const before: readonly Favorite[] = favorites.list()
      favorites.replace([])
      const undo = () => attempt(() => favorites.replace(before))
      showToast({
        type: 'info',
        icon: 'heart',
        title: t('toast.cleared'),
        timeout: CLEARED_TIMEOUT,
        actions: [{ label: t('common.undo'), onSelect: undo }],
      })
    })
  }

  return { add, remove, clear }
}
