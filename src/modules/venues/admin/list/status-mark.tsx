import { useTranslations } from 'use-intl'
import { ShapeMark } from '#/ui/admin/data-list/shape-mark.tsx'
import type { EditedVenue } from '../../venue-editor.functions.ts'

const SHAPES = {
  published: <circle cx="7" cy="7" r="5" fill="currentColor" />,
  draft: (
    <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2.6 2.6" />
  ),
  archived: <path d="M2 7h10" stroke="currentColor" strokeWidth="3" />,
} as const

/** Where a venue is in its life. */
export function StatusMark({ status }: { status: EditedVenue['status'] }) {
  const t = useTranslations('admin.venueDesk.status')
  return (
    <ShapeMark className={`venue-${status}`} shape={SHAPES[status]}>
      {t(status)}
    </ShapeMark>
  )
}
