import { useFormatter, useTranslations } from 'use-intl'
import type { KeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { useOpenSheetUndo } from '../undo/use-sheet-undo.ts'

interface KeptLineProps<T extends object> {
  /** Of the draft on the device. */
  name: string
  kept: KeptDraft<T>
  /** Called once it is discarded. */
  onDiscarded?: () => void
}

/** Say that what is in a form was typed earlier and is not saved, and offer to discard it. */
export function KeptLine<T extends object>({ name, kept, onDiscarded }: KeptLineProps<T>) {
  const t = useTranslations('admin.kept')
  const format = useFormatter()
  const undo = useOpenSheetUndo()
  const { draft, savedAt, wasKept, restart } = kept
  if (!wasKept || savedAt === null) return null
  const time = format.dateTime(new Date(savedAt), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const discard = () => {
    restart()
    onDiscarded?.()
    undo.discarded(t('discarded'), name, draft)
  }
  return (
    <p className="kept-line" role="status">
      {t('line', { time })}{' '}
      <button type="button" className="link" onClick={discard}>
        {t('discard')}
      </button>
    </p>
  )
}
