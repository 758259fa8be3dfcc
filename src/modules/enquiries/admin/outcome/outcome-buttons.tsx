import { useTranslations } from 'use-intl'
import { ModKeyHint } from '#/ui/admin/mod-key-hint.tsx'

interface OutcomeButtonsProps {
  label: string
  mayWait: boolean
  onWait: () => void
  onClose: () => void
}

/** Buttons below the question: later, cancel, done. */
export function OutcomeButtons({ label, mayWait, onWait, onClose }: OutcomeButtonsProps) {
  const t = useTranslations('admin.outcome')
  return (
    <div className="row end-row outcome-buttons">
      {mayWait && (
        <button type="button" className="btn quiet" title={t('laterHint')} onClick={onWait}>
          {t('later')}
        </button>
      )}
      <button type="button" className="btn" onClick={onClose}>
        {t('cancel')}
      </button>
      <button type="submit" className="btn primary">
        {label} <ModKeyHint name="↵" className="key-hint" />
      </button>
    </div>
  )
}
