import { useTranslations } from 'use-intl'
import { PageLink, usePagePath } from '#/i18n/react/page-link.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { fullwidthSlug } from '../../model/fullwidth.ts'
import type { VenueDetail, Photo as VenuePhoto } from '../../model/venue.ts'
import { Mosaic } from './mosaic.tsx'
import { PhotoViewer } from './photo-viewer.tsx'

/** The photographs one below the other, as wide as the page allows (behaviour 1.7). */
function PhotoStack({ photos }: { photos: readonly VenuePhoto[] }) {
  return (
    <div className="photo-stack">
      {photos.map((photo, index) => (
        <Photo key={photo.key} photo={photo} slot={SLOTS.window} priority={index === 0} />
      ))}
    </div>
  )
}

interface GalleryProps {
  venue: VenueDetail
  /** Large photographs below each other instead of the mosaic. */
  fullwidth: boolean
  /** Query of the stay, without the question mark. */
  search: string
}

/** The photographs of a venue in one of two forms, and the way to the other form. */
export function Gallery({ venue: { slug, name, photos }, fullwidth, search }: GalleryProps) {
  const t = useTranslations('venue')
  const path = usePagePath()
  if (photos.length === 0) return null
  const other = { slug: fullwidth ? slug : fullwidthSlug(slug) }
  return (
    <>
      {fullwidth ? (
        <PhotoStack photos={photos} />
      ) : (
        <div className="wrap">
          <Mosaic photos={photos} allHref={path('venue', other, search)} />
        </div>
      )}
      <p className="wrap other-form">
        <PageLink page="venue" params={other} search={search} className="link link-tall label">
          {fullwidth ? t('normalView') : t('fullwidth')}
        </PageLink>
      </p>
      {!fullwidth && <PhotoViewer photos={photos} name={name} />}
    </>
  )
}
