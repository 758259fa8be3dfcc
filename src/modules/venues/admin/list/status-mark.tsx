import { useTranslations } from 'use-intl'
import type { EditedVenue } from '../../venue-desk.functions.ts'

/** Where a venue is in its life: a shape, then the word. */
export function StatusMark({ status }: { status: EditedVenue['status'] }) {
  const t = useTranslations('admin.venueDesk.status')
  return (
    <span className={`st venue-${status}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {status === 'published' && <circle cx="7" cy="7" r="5" fill="currentColor" />}
        {status === 'draft' && (
          <circle
            cx="7"
            cy="7"
            r="5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="2.6 2.6"
          />
        )}
        {status === 'archived' && <path d="M2 7h10" stroke="currentColor" strokeWidth="3" />}
      </svg>
      {t(status)}
    </span>
  )
}
