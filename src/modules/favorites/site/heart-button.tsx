import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import type { FavoriteVenue } from '../model/favorite.ts'
import { type HeartPlace, useFavoriteActions } from './use-favorite-actions.ts'
import { useIsFavorite } from './use-favorites.ts'

interface HeartButtonProps {
  venue: FavoriteVenue
  /** `list` on cards, `venue` on the page of the venue, where the heart has a visible label. */
  place: HeartPlace
}

/**
 * Toggle for a favourite. On cards the name stays the same and `aria-pressed` carries the state; on the page
 * of the venue the label beside the heart is the name. The boot script records a press before hydration.
 */
export function HeartButton({ venue, place }: HeartButtonProps) {
  const t = useTranslations()
  const kept = useIsFavorite(venue.slug)
  const { add, remove } = useFavoriteActions()
  return (
    <button
      type="button"
      className={place === 'list' ? 'heart needs-script' : 'tool heart-tool needs-script'}
      aria-pressed={kept}
      aria-label={place === 'list' ? t('card.add', { name: venue.name }) : undefined}
      data-early=""
      onClick={() => (kept ? remove(venue) : add(venue, place))}
      suppressHydrationWarning
    >
      <Icon name="heart" />
      {place === 'venue' && t(kept ? 'venue.saved' : 'venue.save')}
    </button>
  )
}
