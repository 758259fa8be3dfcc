import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Photo as VenuePhoto } from '#/features/venues/venue.ts'
import { Icon } from '#/ui/icon.tsx'
import { Photo, photoUrl, photoWidths } from '#/ui/photo.tsx'

/** More do not fit; the viewer has them all. */
const TILES = 5

/** Widths of the first tile and of the others, by how many tiles there are. */
const SIZES: Record<number, readonly [string, string]> = {
  1: ['(min-width: 1600px) 1440px, 95vw', ''],
  2: ['(min-width: 1600px) 960px, (min-width: 768px) 62vw, 100vw', '(min-width: 1600px) 480px, 31vw'],
  3: ['(min-width: 1600px) 960px, (min-width: 768px) 62vw, 100vw', '(min-width: 1600px) 480px, 31vw'],
}
const SIZES_OF_MANY = [
  '(min-width: 1600px) 720px, (min-width: 768px) 47vw, 100vw',
  '(min-width: 1600px) 360px, 24vw',
] as const

interface MosaicProps {
  photos: readonly VenuePhoto[]
  /** Opens the viewer at a photograph, counted from 0. */
  onOpen: (index: number) => void
  /** Address that shows all photographs where there is no script to open the viewer. */
  allHref: string
}

/** The photographs side by side. Each is a link to itself in full size, and opens the viewer where there is script. */
export function Mosaic({ photos, onOpen, allHref }: MosaicProps) {
  const t = useTranslations('venue')
  const total = photos.length
  const tiles = photos.slice(0, TILES)
  const [firstSize, otherSize] = SIZES[tiles.length] ?? SIZES_OF_MANY
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(index)
  }
  return (
    <div className="mosaic" data-photos={tiles.length}>
      {tiles.map((photo, index) => (
        <a
          key={photo.key}
          href={fullSize(photo)}
          onClick={open(index)}
          data-early=""
          suppressHydrationWarning
          aria-label={`${t('photo', { n: index + 1, total })}: ${photo.alt}`}
        >
          <Photo
            photo={photo}
            sizes={index === 0 ? firstSize : otherSize}
            ratio="fill"
            priority={index === 0}
            alt=""
          />
        </a>
      ))}
      <a className="all" href={allHref} onClick={open(0)} data-early="" suppressHydrationWarning>
        <Icon name="photos" small />
        {t('allPhotos', { n: total })}
      </a>
    </div>
  )
}

function fullSize({ key, width }: VenuePhoto): string {
  return photoUrl(key, 'jpeg', Math.max(...photoWidths(width)))
}
