import { useTranslations } from 'use-intl'
import { Island } from '#/i18n/react/island.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import keptVenues from './kept-venues.island.tsx'

interface FavoritesPageProps {
  /** Title and introduction, from the content file of the page. */
  heading: string
  lead: string
}

/**
 * The favourites (behaviour 9.6). The server renders the page without its list, which only the browser has.
 */
export function FavoritesPage({ heading, lead }: FavoritesPageProps) {
  const t = useTranslations()
  return (
    <main id="main">
      <div className="wrap page-head">
        <Breadcrumb label={t('common.breadcrumb')} current={t('nav.favorites')}>
          <PageLink page="home">{t('nav.home')}</PageLink>
        </Breadcrumb>
        <div className="list-head">
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <p className="favorites-note">{t('favorites.privacy')}</p>
      </div>
      <div className="wrap favorites">
        <Island of={keptVenues} props={{}} />
      </div>
    </main>
  )
}
