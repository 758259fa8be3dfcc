import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { photoUrl, photoWidths } from '#/ui/site/photo-address.ts'
import { type PhotoSlot, SLOTS } from '#/ui/site/photo-slots.ts'
import type { Photo as VenuePhoto } from '../../model/venue.ts'

/** More do not fit side by side; on phones all of them follow each other, and the viewer has them all. */
const TILES = 5

/** The slots of the first tile and of the others, by how many tiles there are. */
function slotsOf(tiles: number): readonly [PhotoSlot, PhotoSlot] {
  if (tiles === 1) return [SLOTS.mosaicOnly, SLOTS.mosaicSmall]
  if (tiles <= 3) return [SLOTS.mosaicWide, SLOTS.mosaicNarrow]
  return [SLOTS.mosaicFirst, SLOTS.mosaicSmall]
}

interface MosaicProps {
  photos: readonly VenuePhoto[]
  /** Address that shows all photographs where there is no script to open the viewer. */
  allHref: string
}

/**
 * The photographs side by side; on phones one after the other, to be swiped. Each is a link to itself in full size, and opens
 * the viewer where there is script. What it shows is the name of the link, with the place that is written on it.
 */
export function Mosaic({ photos, allHref }: MosaicProps) {
  const t = useTranslations('venue')
  const total = photos.length
  const tiles = Math.min(total, TILES)
  const [firstSlot, otherSlot] = slotsOf(tiles)
  return (
    <div className="mosaic" data-photos={tiles}>
      <div className="tiles">
        {photos.map((photo, index) => (
          <a
            key={photo.key}
            href={fullSize(photo)}
            data-early=""
            data-viewer={index}
            data-lead={index === 0 ? '' : undefined}
          >
            <Photo
              photo={photo}
              slot={index === 0 ? firstSlot : otherSlot}
              ratio="fill"
              priority={index === 0}
              alt={photo.alt || t('photo', { n: index + 1, total })}
            />
            {total > 1 && <span className="tile-place">{`${index + 1} / ${total}`}</span>}
          </a>
        ))}
      </div>
      <a className="all" href={allHref} data-early="" data-viewer={0}>
        <Icon name="photos" small />
        {t('allPhotos', { n: total })}
      </a>
    </div>
  )
}

function fullSize({ key, width }: VenuePhoto): string {
  return photoUrl(key, 'jpeg', Math.max(...photoWidths(width)))
}
