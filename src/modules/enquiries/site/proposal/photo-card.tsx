import type { DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { isArriving, type PhotoItem } from './photo-items.ts'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { usePhotoProblem } from './use-photo-problem.ts'

interface PhotoCardProps {
  readonly item: PhotoItem
  readonly draft: string
  /** From 1. */
  readonly place: number
  readonly total: number
  readonly onMove: (to: number, direction: 'earlier' | 'later') => void
  readonly onRemove: () => void
  readonly onRetry: () => void
  readonly drag: Readonly<
    Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>
  >
}

/** One photograph of the form: what it shows, how far it has come, and its place. */
export function PhotoCard({ item, draft, place, total, onMove, onRemove, onRetry, drag }: PhotoCardProps) {
  const t = useTranslations('proposal')
  const common = useTranslations('common')
  const problemText = usePhotoProblem()
  const name = t('photo', { n: place })
  const canRetry = item.problem?.code === 'lost' || item.problem?.code === 'no-room'
  return (
    <li
      className="photo-card"
      data-key={item.key}
      draggable={item.state !== 'refused'}
      {...drag}
      data-state={item.state}
    >
      {(item.state !== 'refused' || canRetry) && (
        <div className="photo-card-picture">
          <PhotoThumbnail item={item} draft={draft} alt={name} />
          {place === 1 && <span className="photo-card-first">{t('first')}</span>}
        </div>
      )}
      {item.photo && <KeepBox id={item.photo.id} />}
      {isArriving(item) && (
        <div className="photo-card-way">
          <progress max={1} value={item.state === 'checking' ? undefined : item.sent} aria-label={name} />
          <span className="label">{t(item.state === 'checking' ? 'checking' : 'arriving')}</span>
        </div>
      )}
      {item.problem && item.state === 'refused' && (
        <p className="field-error" role="alert">
          <Icon name="warning" small />
          <span>
            {item.file && <b>{item.file.name}</b>} {problemText(item.problem)}
          </span>
        </p>
      )}
      <div className="photo-card-tools">
        <span className="label">{place}</span>
        {canRetry && (
          <button type="button" className="link" onClick={onRetry}>
            {common('retry')}
          </button>
        )}
        {item.state !== 'refused' && (
          <>
            <button
              type="button"
              className="icon-btn"
              data-move="earlier"
              aria-label={t('earlier', { n: place })}
              disabled={place === 1}
              onClick={() => onMove(place - 2, 'earlier')}
            >
              <Icon name="arrow-back" small />
            </button>
            <button
              type="button"
              className="icon-btn"
              data-move="later"
              aria-label={t('later', { n: place })}
              disabled={place === total}
              onClick={() => onMove(place, 'later')}
            >
              <Icon name="arrow" small />
            </button>
          </>
        )}
        <button type="button" className="icon-btn" aria-label={t('remove', { n: place })} onClick={onRemove}>
          <Icon name="trash" small />
        </button>
      </div>
    </li>
  )
}

/** Box that names the photograph in the form; without script it is also the way to leave it out. */
function KeepBox({ id }: { id: string }) {
  const t = useTranslations('proposal')
  return (
    <label className="photo-card-keep">
      <input type="checkbox" name="photos" value={id} defaultChecked />
      <span>{t('keep')}</span>
    </label>
  )
}
