import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  LEAST_LONG_SIDE,
  MAX_MEGABYTES,
  MAX_MEGAPIXELS,
  MOST_STRETCH,
} from '#/lib/pictures/picture-limits.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { VenuePhotoProblem, VenuePhotoProblemCode } from '../../model/venue-photo.ts'
import { megabytesOf, type SendingPhoto } from './use-photo-sending.ts'

/** Failures that another attempt may overcome. */
const WORTH_ANOTHER: ReadonlySet<string> = new Set(['lost', 'no-room'])

/** The limit that a sentence names. */
const MAX: Partial<Record<VenuePhotoProblemCode, number>> = {
  'too-many-bytes': MAX_MEGABYTES,
  'too-many-pixels': MAX_MEGAPIXELS,
}

/** The text of why a photograph was not taken, and what to do. */
function usePhotoProblem(): (problem: VenuePhotoProblem) => string {
  const t = useTranslations('admin.venuePhotos.refusal')
  return ({ code, values }) =>
    t(code, { max: MAX[code] ?? 0, min: LEAST_LONG_SIDE, stretch: MOST_STRETCH, ...values })
}

interface SendingTileProps {
  item: SendingPhoto
  onCancel: () => void
  onRetry: () => void
}

/** A photograph on its way: how far it is, or why it was not taken. */
export function SendingTile({ item: { file, state, sent, problem }, onCancel, onRetry }: SendingTileProps) {
  const t = useTranslations('admin.venuePhotos')
  const format = useFormatter()
  const problemText = usePhotoProblem()
  const preview = useFilePreview(file)
  const megabytes = format.number(megabytesOf(file), { maximumFractionDigits: 1 })
  if (state === 'refused' && problem) {
    return (
      <li className="photo-tile refused">
        <div className="note field-error" role="alert">
          <AdminIcon name="circle-alert" />
          <div>
            <b className="strong">{file.name}</b> {problemText(problem)}
          </div>
        </div>
        <div className="row">
          {WORTH_ANOTHER.has(problem.code) && (
            <button type="button" className="btn sm" onClick={onRetry}>
              {t('retry')}
            </button>
          )}
          <button type="button" className="btn quiet sm" onClick={onCancel}>
            {t('dismiss')}
          </button>
        </div>
      </li>
    )
  }
  const percent = Math.round(sent * 100)
  return (
    <li className="photo-tile sending">
      <div className="pic">{preview && <img src={preview} alt="" />}</div>
      <div>
        <progress max={100} value={state === 'checking' ? undefined : percent} aria-label={file.name} />
        <div className="row muted">
          {state === 'checking'
            ? t('checking')
            : state === 'waiting'
              ? t('waiting')
              : t('sending', { percent, megabytes })}
          <span className="grow" />
          <button
            type="button"
            className="btn quiet sm"
            aria-label={t('cancelFile', { name: file.name })}
            onClick={onCancel}
          >
            {t('cancel')}
          </button>
        </div>
      </div>
    </li>
  )
}

/** The chosen file itself while it is on its way; the policy of the page allows pictures as `data:`, not as `blob:`. */
function useFilePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void smallPicture(file).then((found) => {
      if (isWanted) setAddress(found)
    })
    return () => {
      isWanted = false
    }
  }, [file])
  return address
}

const PREVIEW_WIDTH = 320

async function smallPicture(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'low' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.6)
  } catch {
    // No picture that this browser can read: the server will say what it is.
    return undefined
  }
}
