import { useTranslations } from 'use-intl'
import type { Layout } from '#/modules/venues/model/venue-options.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { FitReason } from '../../model/venue-fit.ts'
import { isAgainst, useReasonText } from './use-reason-text.ts'

interface ReasonListProps {
  reasons: readonly FitReason[]
  capacity: number
  layout: Layout
}

/** What speaks for a venue and what against it, in words. */
export function ReasonList({ reasons, capacity, layout }: ReasonListProps) {
  const t = useTranslations('admin.suggested')
  const reasonText = useReasonText()
  if (reasons.length === 0) return null
  return (
    <ul className="reasons">
      {reasons.map((reason) => {
        const against = isAgainst(reason)
        return (
          <li key={reason.id} className={against ? 'against' : undefined}>
            <AdminIcon
              name={against ? 'triangle-alert' : reason.id === 'alsoAsked' ? 'info' : 'check'}
              small
            />
            <span>
              <span className="sr">{t(against ? 'against' : 'for')} </span>
              {reasonText(reason, { capacity, layout })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
