import { useTranslations } from 'use-intl'
import { focusAttributes } from '#/ui/site/focus-point.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import type { VenuePhoto } from '../../model/venue-photo.ts'

const WIDTH = 640

/** The cuts that the public pages make, with the same rules. */
const CROPS = ['card', 'phone', 'banner'] as const

/** How the photograph looks where it is cut. */
export function PhotoCrops({ photo: { key, focus } }: { photo: VenuePhoto }) {
  const t = useTranslations('admin.venuePhotos.crop')
  return (
    <div className="crops">
      {CROPS.map((crop) => (
        <figure key={crop} className={crop} {...focusAttributes(focus)}>
          <img src={photoUrl(key, 'webp', WIDTH)} alt="" />
          <figcaption>{t(crop)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
