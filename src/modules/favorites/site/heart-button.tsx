import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { type FavoriteVenue, toFavorite } from '../model/favorite.ts'

interface HeartButtonProps {
  venue: FavoriteVenue
  /** `list` on cards, `venue` on the page of the venue, where the heart has a visible label. */
  place: 'list' | 'venue'
}

/**
 * Toggle for a favourite; `hearts.ts` hears it and marks what is kept. On cards the name stays the same and
 * `aria-pressed` carries the state; on the page of the venue the label beside the heart is the name.
 */
export function HeartButton({ venue, place }: HeartButtonProps) {
  const t = useTranslations()
  const language = useLanguage()
  return (
    <button
      type="button"
      className={place === 'list' ? 'heart needs-script' : 'tool heart-tool needs-script'}
      aria-pressed="false"
      aria-label={place === 'list' ? t('card.add', { name: venue.name }) : undefined}
      data-early=""
      data-favorite={JSON.stringify(toFavorite(venue, language))}
    >
      <Icon name="heart" />
      {place === 'venue' && (
        <>
          <span className="when-free">{t('venue.save')}</span>
          <span className="when-kept">{t('venue.saved')}</span>
        </>
      )}
    </button>
  )
}

/** The heart on the card of a venue. */
export const cardHeart = (venue: FavoriteVenue) => <HeartButton venue={venue} place="list" />
