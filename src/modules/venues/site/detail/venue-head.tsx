import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrief } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { VenueDetail } from '../../model/venue.ts'

/**
 * Button to pass the venue on: by the device's own share sheet, else by copying the link (`ui/site/share-page.ts`). Hidden
 * without script, where the share menu of the header does it.
 */
function ShareButton({ slug, title }: { slug: string; title: string }) {
  const t = useTranslations('share')
  const path = usePagePath()
  return (
    <button
      className="tool needs-script"
      type="button"
      data-early=""
      data-share={path('venue', { slug }, useBrief())}
      data-title={title}
    >
      <Icon name="share" />
      <span>{t('title')}</span>
    </button>
  )
}

/** Name of the venue, what and where it is, and the ways to pass it on and to keep it. */
export function VenueHead({ venue, heart }: { venue: VenueDetail; heart: ReactNode }) {
  const type = useTranslations('type')
  const neighborhood = useTranslations('neighborhood')
  const t = useTranslations()
  return (
    <div className="venue-head">
      <div>
        <h1>{venue.name}</h1>
        <p className="place">
          <span>{type(venue.type)}</span>
          <span>{neighborhood(venue.neighborhood)}</span>
          <span>{t('arrondissement', { n: venue.arrondissement })}</span>
        </p>
      </div>
      <div className="tools">
        <ShareButton slug={venue.slug} title={venue.name} />
        {heart}
      </div>
    </div>
  )
}
