import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { isDecided, lacksOutcome } from '../../model/outcome.ts'
import { StatusMark } from '../status-mark.tsx'
import { useOutcomeText } from './use-outcome-text.ts'

interface OutcomeBlockProps {
  view: EnquiryView
  /** Open the question again. */
  onEdit: () => void
}

/** Outcome of an enquiry that is won or lost, at the top of the sheet; amber while it is still to be said. */
export function OutcomeBlock({ view, onEdit }: OutcomeBlockProps) {
  const t = useTranslations('admin.outcome')
  const format = useFormatter()
  const text = useOutcomeText()
  const { status, outcome } = view
  // A proposal is won without an amount: it becomes a venue.
  if (!isDecided(status) || (status === 'won' && view.kind === 'proposal')) return null
  const lacking = outcome === null || lacksOutcome(status, outcome)
  const facts = outcome === null ? '' : text({ ...outcome, venue: outcome.venue?.name ?? null })
  return (
    <div className={outcome !== null && lacking ? 'outcome lacking' : 'outcome'}>
      <div>
        <StatusMark status={status} />
        {facts && <b className="strong figures">{facts}</b>}
        {outcome !== null && lacking && (
          <span className="strong">
            <AdminIcon name="triangle-alert" small /> {t(`lacking.${status}`)}
          </span>
        )}
        {outcome !== null && (
          <span className="muted">
            {t('decided', {
              day: format.dateTime(new Date(outcome.at), { day: 'numeric', month: 'long', year: 'numeric' }),
              name: outcome.by?.name ?? '',
              known: outcome.by === null ? 'no' : 'yes',
            })}
          </span>
        )}
      </div>
      {view.erasedAt === null && (
        <button type="button" className="btn sm" onClick={onEdit}>
          {lacking ? t(`say.${status}`) : t('correct')}
        </button>
      )}
    </div>
  )
}
