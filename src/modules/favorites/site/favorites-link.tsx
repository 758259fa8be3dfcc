import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { badgeText } from '../model/badge.ts'
import { useFavorites } from './use-favorites.ts'

/** The heart in the header with the number of favourites; the layout gets it from the route. */
export function FavoritesLink() {
  const t = useTranslations('header')
  const count = useFavorites().length
  const text = badgeText(count)
  return (
    <PageLink className="icon-btn" page="favorites" aria-label={t('favorites', { n: count })}>
      <Icon name="heart" />
      {text && (
        <span className="badge" aria-hidden="true">
          {text}
        </span>
      )}
    </PageLink>
  )
}
