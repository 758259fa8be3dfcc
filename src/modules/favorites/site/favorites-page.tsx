import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Island } from '#/i18n/react/island.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import keptVenues from './kept-venues.island.tsx'

interface FavoritesPageProps {
  /** Title and introduction, from the content file of the page. */
  heading: string
  lead: string
  /** What else can be done with the list, beside the note on where it is kept. */
  tools?: ReactNode
}

/**
 * The favourites (behaviour 9.6). The server renders the page without its list, which only the browser has.
 */
export function FavoritesPage({ heading, lead, tools }: FavoritesPageProps) {
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
        <div className="favorites-note">
          <p>{t('favorites.privacy')}</p>
          {tools}
        </div>
      </div>
      <div className="wrap favorites">
        <Island of={keptVenues} props={{}} />
      </div>
    </main>
  )
}
