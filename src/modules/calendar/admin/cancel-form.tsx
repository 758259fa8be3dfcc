import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import { ENTRY_LIMITS } from '../model/calendar-entry.ts'

interface CancelFormProps {
  /** Whether it was booked for something of another module, which keeps its own status. */
  hasOrigin: boolean
  onConfirm: (reason: string, reopens: boolean) => void
  onBack: () => void
}

/** Why a booking is cancelled. */
export function CancelForm({ hasOrigin, onConfirm, onBack }: CancelFormProps) {
  const t = useTranslations('admin.calendar')
  const [error, setError] = useState<string>()
  const [reopens, setReopens] = useState(hasOrigin)
  return (
    <form
      className="narrow-form"
      onSubmit={(event) => {
        event.preventDefault()
        const reason = String(new FormData(event.currentTarget).get('reason')).trim()
        if (reason === '') setError(t('problem.no-reason'))
        else onConfirm(reason, reopens)
      }}
    >
      <p className="soft">{t('cancelLead')}</p>
      <AdminField
        id="entry-reason"
        name="reason"
        label={t('reason')}
        error={error}
        maxLength={ENTRY_LIMITS.reason}
        autoComplete="off"
        data-focus
      />
      {hasOrigin && (
        <label className="check">
          <input
            type="checkbox"
            checked={reopens}
            onChange={(event) => setReopens(event.target.checked)}
            aria-describedby="reopens-hint"
          />
          <span>
            {t('reopens')}
            <span id="reopens-hint" className="hint block">
              {t('reopensHint')}
            </span>
          </span>
        </label>
      )}
      <div className="row">
        <button type="submit" className="btn primary">
          {t('cancel')}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </form>
  )
}
