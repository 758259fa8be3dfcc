import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { ComparedVenue } from '#/modules/venues/model/compared-venue.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** Two more photographs of a venue, and how many there are. */
export function ComparedPhotos({ facts: { slug, photos, photoCount } }: { facts: ComparedVenue }) {
  const t = useTranslations('venue')
  return (
    <>
      <span className="compare-photos">
        {photos.map((photo) => (
          <Photo key={photo.key} photo={photo} slot={SLOTS.thumbnail} />
        ))}
      </span>
      <PageLink className="link link-tall" page="venue" params={{ slug }}>
        {t('allPhotos', { n: photoCount })}
      </PageLink>
    </>
  )
}
