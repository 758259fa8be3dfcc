import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { focusAttributes } from '#/ui/site/focus-point.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import { missingAlts, type VenuePhoto } from '../../model/venue-photo.ts'

const WIDTH = 640

interface PhotoTileProps {
  photo: VenuePhoto
  /** From 1. */
  place: number
  total: number
  isOpen: boolean
  isLifted: boolean
  handle: ComponentProps<'button'>
  onMove: (to: number, direction: 'earlier' | 'later') => void
  onOpen: () => void
  /** Open it at the first alternative text that is missing. */
  onDescribe: () => void
  onRemove: () => void
}

/** One photograph: its place, its text, and what can be done with it. */
export function PhotoTile({ photo, place, total, isOpen, isLifted, handle, ...on }: PhotoTileProps) {
  const t = useTranslations('admin.venuePhotos')
  const missing = missingAlts(photo).length
  const classes = ['photo-tile', isOpen && 'sel', isLifted && 'lifted'].filter(Boolean).join(' ')
  return (
    <li className={classes} data-photo={photo.id}>
      <div className="pic" {...focusAttributes(photo.focus)}>
        <img
          src={photoUrl(photo.key, 'webp', WIDTH)}
          alt={photo.alts[REFERENCE_LANGUAGE]}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          draggable={false}
        />
        <span className="no">{place === 1 ? t('cover', { place }) : place}</span>
      </div>
      <div className="photo-actions">
        <button
          type="button"
          className="btn quiet sm icon grip"
          aria-label={t('handle', { place })}
          title={t('handleTitle')}
          {...handle}
        >
          <AdminIcon name="grip-vertical" />
        </button>
        <button
          type="button"
          className="btn quiet sm icon"
          data-move="earlier"
          aria-label={t('earlier', { place })}
          disabled={place === 1}
          onClick={() => on.onMove(place - 2, 'earlier')}
        >
          <AdminIcon name="chevron-left" />
        </button>
        <button
          type="button"
          className="btn quiet sm icon"
          data-move="later"
          aria-label={t('later', { place })}
          disabled={place === total}
          onClick={() => on.onMove(place, 'later')}
        >
          <AdminIcon name="chevron-right" />
        </button>
        <span className="grow" />
        <button
          type="button"
          className="btn quiet sm icon"
          aria-label={t('edit', { place })}
          title={t('editTitle')}
          aria-expanded={isOpen}
          onClick={on.onOpen}
        >
          <AdminIcon name="crosshair" />
        </button>
        <button
          type="button"
          className="btn quiet sm icon danger"
          aria-label={t('remove', { place })}
          title={t('removeTitle')}
          onClick={on.onRemove}
        >
          <AdminIcon name="trash-2" />
        </button>
      </div>
      {missing > 0 ? (
        <button type="button" className="link plain alt no-alt" onClick={on.onDescribe}>
          {t('altsMissing', { count: missing })}
        </button>
      ) : (
        <p className="alt" lang="fr">
          {photo.alts[REFERENCE_LANGUAGE]}
        </p>
      )}
    </li>
  )
}
