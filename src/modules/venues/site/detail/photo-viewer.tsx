import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { SceneGroup } from '../../model/photo-scene.ts'
import type { VenuePicture } from '../../model/venue.ts'

interface PhotoViewerProps {
  /** Together in the order of the page. */
  groups: readonly SceneGroup<VenuePicture>[]
  /** Name of the venue. */
  name: string
}

/**
 * All photographs, full screen, in a native dialog that `viewer.ts` opens. Its pictures are fetched once it is open:
 * what is not shown is not near.
 */
export function PhotoViewer({ groups, name }: PhotoViewerProps) {
  const t = useTranslations('venue')
  const common = useTranslations('common')
  const photos = groups.flatMap((group) => group.photos)
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
            {photo.caption !== '' && <figcaption>{photo.caption}</figcaption>}
          </figure>
        ))}
      </div>
      <div className="turn">
        <ViewerButton label={t('previousPhoto')} icon="arrow-back" step="-1" />
        <Thumbnails groups={groups} />
        <ViewerButton label={t('nextPhoto')} icon="arrow" step="1" />
      </div>
    </dialog>
  )
}

/** Every photograph small, those of one scene below its name; each shows its photograph. */
function Thumbnails({ groups }: Pick<PhotoViewerProps, 'groups'>) {
  const t = useTranslations('venue')
  const scenes = useTranslations('scene')
  const photos = groups.flatMap((group) => group.photos)
  return (
    <div className="thumbs">
      {groups.map(({ scene, photos: own }) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons that show photographs are no form
        <div role="group" key={scene} aria-label={scene ? scenes(scene) : undefined}>
          {scene && groups.length > 1 && <p aria-hidden="true">{scenes(scene)}</p>}
          {own.map((photo) => {
            const place = photos.indexOf(photo)
            return (
              <button
                key={photo.key}
                type="button"
                data-show={place}
                aria-label={t('photo', { n: place + 1, total: photos.length })}
              >
                <Photo photo={photo} slot={SLOTS.viewerThumb} alt="" bare />
              </button>
            )
          })}
        </div>
      ))}
    </div>
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
