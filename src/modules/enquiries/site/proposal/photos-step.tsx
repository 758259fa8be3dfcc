import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import type { RejectedFile } from '../../model/draft-photo.ts'
import { PROPOSAL_LIMITS } from '../../model/proposal-fields.ts'
import { taken } from './photo-items.ts'
import { PhotoList } from './photo-list.tsx'
import { usePhotoProblem } from './use-photo-problem.ts'
import type { Photos } from './use-photos.ts'

/** Accepted types; a list without HEIC makes an iPhone convert its photographs. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

interface PhotosStepProps {
  readonly photos: Photos
  /** Files of a form that came back as a page. */
  readonly rejected: readonly RejectedFile[]
  readonly error: string | undefined
}

/** The photographs: chosen or dropped, sent at once, put in order, taken away again. */
export function PhotosStep({ photos, rejected, error }: PhotosStepProps) {
  const t = useTranslations('proposal')
  const common = useTranslations('common')
  const problemText = usePhotoProblem()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const addChosen = useEffectEvent(() => {
    if (!input.current?.files?.length) return
    photos.add(input.current.files)
    // They are sent one by one; the form itself names them by their ids.
    input.current.value = ''
  })
  // The user may have chosen files before hydration.
  useEffect(() => addChosen(), [])
  const { photos: max, photoMegabytes: megabytes, photoPixels: pixels } = PROPOSAL_LIMITS
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const count = taken(photos.items).length
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button in it is the way for all */}
      <div
        className="photo-drop"
        data-over={over ? '' : undefined}
        data-bad={error ? '' : undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (!hasFiles(event)) return
          event.preventDefault()
          photos.add(event.dataTransfer.files)
        }}
      >
        <label className="btn btn-line photo-choose" htmlFor="photos">
          <Icon name="photos" small />
          {t('choose')}
        </label>
        <input
          id="photos"
          type="file"
          name="photos"
          multiple
          accept={ACCEPT}
          aria-describedby={error ? 'photos-error photos-hint' : 'photos-hint'}
          aria-invalid={error ? true : undefined}
          ref={input}
          onChange={() => addChosen()}
        />
        <span className="photo-drop-say">{t('drop')}</span>
        <span className="label photo-count" aria-live="polite">
          {t('count', { n: count, max })}
        </span>
      </div>
      {error && (
        <p className="field-error" id="photos-error">
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      <p className="hint" id="photos-hint">
        {t('photosHint', { max, megabytes, pixels })}
      </p>
      {rejected.length > 0 && (
        <ul className="photo-refusals">
          {rejected.map(({ name, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat
            <li key={at} className="field-error">
              <Icon name="warning" small />
              <span>
                <b>{name}</b> {problemText(problem)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {photos.gone > 0 && (
        <p className="advice" role="status">
          <Icon name="info" small />
          <span>{t('gone', { n: photos.gone })}</span>
        </p>
      )}
      <p className="hint photo-order">{t(count > 1 ? 'order' : 'atOnce')}</p>
      <PhotoList photos={photos} />
      <p className="photo-undo" role="status">
        {photos.removed && (
          <>
            {t('removed')}{' '}
            <button type="button" className="link" onClick={photos.undo}>
              {common('undo')}
            </button>
          </>
        )}
      </p>
    </>
  )
}
