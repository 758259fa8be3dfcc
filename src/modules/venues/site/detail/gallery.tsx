import { usePagePath } from '#/i18n/react/page-link.tsx'
import { fullwidthSlug } from '../../model/fullwidth.ts'
import { groupByScene } from '../../model/photo-scene.ts'
import type { VenueDetail } from '../../model/venue.ts'
import { Mosaic } from './mosaic.tsx'
import { OtherForm } from './other-form.tsx'
import { PhotoEssay } from './photo-essay.tsx'
import { PhotoViewer } from './photo-viewer.tsx'

interface GalleryProps {
  venue: VenueDetail
  /** Large photographs with the description between them instead of the mosaic. */
  fullwidth: boolean
  /** Query of the stay, without the question mark. */
  search: string
  /** BCP 47 tag of the description, where it is not in the page's language. */
  copyTag: string | undefined
}

/** The photographs of a venue in one of two forms. */
export function Gallery({ venue, fullwidth, search, copyTag }: GalleryProps) {
  const { slug, name, photos, description } = venue
  const path = usePagePath()
  if (photos.length === 0) return null
  // One order for the tiles, the swiping and the viewer.
  const groups = groupByScene(photos)
  const inOrder = groups.flatMap((group) => group.photos)
  if (fullwidth)
    return (
      <>
        <PhotoEssay photos={photos} description={description} copyTag={copyTag} />
        <div className="wrap">
          <OtherForm slug={slug} fullwidth search={search} />
        </div>
      </>
    )
  return (
    <>
      <div className="wrap">
        <Mosaic photos={inOrder} allHref={path('venue', { slug: fullwidthSlug(slug) }, search)} />
      </div>
      <PhotoViewer groups={groups} name={name} />
    </>
  )
}
