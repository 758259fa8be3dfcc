import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'

interface FavoritesPageProps {
  /** Title and introduction, from the content file of the page. */
  heading: string
  lead: string
  /** The list, an island of the route. */
  children: ReactNode
  /** Venues for those whose list is empty. */
  proposed: ReactNode
}

/**
 * The favourites (behaviour 9.6). The server renders the page without its list, which only the browser has.
 */
export function FavoritesPage({ heading, lead, children, proposed }: FavoritesPageProps) {
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
      </div>
      <div className="wrap favorites">{children}</div>
      <div className="needs-script none-kept">{proposed}</div>
    </main>
  )
}
