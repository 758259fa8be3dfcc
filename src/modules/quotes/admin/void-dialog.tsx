import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import type { AcceptedView } from '../quotes.functions.ts'
import { useQuoteWords } from './use-quote-words.ts'

interface VoidDialogProps {
  accepted: AcceptedView
  onVoid: (reason: string) => void
  onClose: () => void
}

/** What voiding does, said before, and why it is done. */
export function VoidDialog({ accepted: { sold, openCents, paidCents }, onVoid, onClose }: VoidDialogProps) {
  const t = useTranslations('admin.quotes')
  const { amountOf, daysOf } = useQuoteWords()
  const [error, setError] = useState<string>()
  return (
    <AdminDialog open onClose={onClose} title={t('void.title')} closeLabel={t('back')}>
      <form
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          const reason = String(new FormData(event.currentTarget).get('reason')).trim()
          if (reason === '') setError(t('void.noReason'))
          else onVoid(reason)
        }}
      >
        <ul>
          {sold.map(({ venue, firstDay, lastDay }) => (
            <li key={venue}>{t('void.days', { venue, days: daysOf(firstDay, lastDay) })}</li>
          ))}
          {openCents > 0 && <li>{t('void.payments', { amount: amountOf(openCents) })}</li>}
          {paidCents > 0 && <li>{t('void.paid', { amount: amountOf(paidCents) })}</li>}
          <li>{t('void.request')}</li>
          <li>{t('void.mails')}</li>
        </ul>
        <p>
          <b className="strong">{t('void.final')}</b>
        </p>
        <AdminField
          id="void-reason"
          name="reason"
          label={t('void.reason')}
          error={error}
          maxLength={500}
          autoComplete="off"
          data-focus
        />
        <div className="row">
          <button type="submit" className="btn primary danger">
            {t('void.confirm')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </form>
    </AdminDialog>
  )
}
