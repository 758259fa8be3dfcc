import { useTranslations } from 'use-intl'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { Notes } from '../../model/content.schema.ts'
import { EventLinks, NeighborhoodLinks, type SitePictures } from './topic-links.tsx'

interface PlainPageExtrasProps {
  readonly page: PageId
  /** Short notes on the neighbourhoods and events, where the page lists them. */
  readonly notes: Notes | undefined
  /** Pictures of the pages that a listing links to. */
  readonly pictures: SitePictures
}

/**
 * Content below the lead: lists where the page is a listing, links to the venues or to the agency elsewhere.
 */
export function PlainPageExtras({ page, notes, pictures }: PlainPageExtrasProps) {
  if (page === 'neighborhoods')
    return <NeighborhoodLinks notes={notes?.neighborhoods ?? {}} pictures={pictures} />
  if (page === 'events') return <EventLinks notes={notes?.events ?? {}} pictures={pictures} />
  if (page === 'admin-login') return <HomeLink />
  return null
}

function HomeLink() {
  const t = useTranslations('error')
  return (
    <p className="wrap plain-actions">
      <PageLink className="btn btn-line" page="home">
        {t('home')}
      </PageLink>
    </p>
  )
}
