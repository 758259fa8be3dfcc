import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { VenueDetail } from '../../model/venue.ts'
import { ShareButton } from './share-button.tsx'

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
