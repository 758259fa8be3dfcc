import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Photo as VenuePhoto } from '../../model/venue.ts'

interface PhotoViewerProps {
  photos: readonly VenuePhoto[]
  /** Name of the venue. */
  name: string
}

/**
 * All photographs, full screen, in a native dialog that `viewer.ts` opens. Its pictures are fetched once it is open:
 * what is not shown is not near.
 */
export function PhotoViewer({ photos, name }: PhotoViewerProps) {
  const t = useTranslations('venue')
  const common = useTranslations('common')
  return (
    <dialog className="viewer" aria-label={t('gallery', { name })}>
      <header>
        <p aria-live="polite" data-of="" />
        <ViewerButton label={common('close')} icon="close" step="close" />
      </header>
      <div
        className="slides"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {photos.map((photo, position) => (
          <figure
            className="slide"
            key={photo.key}
            data-place={t('photo', { n: position + 1, total: photos.length })}
          >
            <Photo photo={photo} slot={SLOTS.viewer} ratio="fill" bare />
            <figcaption aria-hidden="true">{photo.alt}</figcaption>
          </figure>
        ))}
      </div>
      <div className="turn">
        <ViewerButton label={t('previousPhoto')} icon="arrow-back" step="-1" />
        <ViewerButton label={t('nextPhoto')} icon="arrow" step="1" />
      </div>
    </dialog>
  )
}

interface ViewerButtonProps {
  label: string
  icon: IconName
  /** How many photographs on, or the end. */
  step: '-1' | '1' | 'close'
}

function ViewerButton({ label, icon, step }: ViewerButtonProps) {
  return (
    <button className="icon-btn" type="button" aria-label={label} data-step={step}>
      <Icon name={icon} />
    </button>
  )
}
