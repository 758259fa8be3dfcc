import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'

/** The heart in the header with the number of favourites, which `hearts.ts` writes; the layout gets it from the route. */
export function FavoritesLink() {
  const t = useTranslations('header')
  return (
    <PageLink className="icon-btn" page="favorites" aria-label={t('favorites', { n: 0 })} data-favorites="">
      <Icon name="heart" />
      <span className="badge" aria-hidden="true" hidden />
    </PageLink>
  )
}
