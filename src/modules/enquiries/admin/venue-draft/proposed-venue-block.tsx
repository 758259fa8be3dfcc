import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'

interface ProposedVenueBlockProps {
  view: EnquiryView
  /** Whether what it becomes is shown beside it. */
  isPlanned: boolean
  onPlan: () => void
  /** Open the answer to the owner; absent where there is no address to write to. */
  onWrite: (() => void) | undefined
}

/** The venue that was made from a proposal, or the way to make it. */
export function ProposedVenueBlock({ view, isPlanned, onPlan, onWrite }: ProposedVenueBlockProps) {
  const t = useTranslations('admin.venueDraft')
  const status = useTranslations('admin.venueDesk.status')
  const { kind, proposedVenue: venue } = view
  if (kind !== 'proposal') return null
  if (venue !== null) {
    return (
      <div className="block proposed">
        <h3>{t('present')}</h3>
        <p className="row">
          <RouterLink page="admin-venue" params={{ slug: venue.id }} className="link strong">
            {venue.name}
          </RouterLink>
          <span className="muted">{status(venue.status)}</span>
        </p>
        {onWrite && (
          <>
            <button type="button" className="btn" data-plan-venue onClick={onWrite}>
              <AdminIcon name="mail" />
              {t('write')}
            </button>
            <p className="muted">{t('writeHint')}</p>
          </>
        )}
      </div>
    )
  }
  if (view.erasedAt !== null || view.status === 'spam') return null
  return (
    <div className="block proposed">
      <h3>{t('asVenue')}</h3>
      <p className="soft">{t('lead')}</p>
      <button type="button" className="btn" data-plan-venue aria-expanded={isPlanned} onClick={onPlan}>
        <AdminIcon name="house" />
        {t('plan')}
      </button>
    </div>
  )
}
