import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { FactList, MessageBlock } from '#/modules/enquiries/admin/enquiry/content-blocks.tsx'
import { PresenceNote } from '#/modules/enquiries/admin/enquiry/presence-note.tsx'
import { useEnquiry } from '#/modules/enquiries/admin/enquiry/use-enquiry.ts'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'

/** The request beside its quote: who has it open, its facts, and what the client wrote. */
export function RequestPart({ reference, isWriting }: { reference: string; isWriting: boolean }) {
  const t = useTranslations('admin.quotes')
  const { view } = useEnquiry(reference, isWriting ? 'quoting' : 'reading')
  return (
    <aside className="quote-request" aria-label={t('request')}>
      {view == null ? (
        view === undefined && <SkeletonRows count={4} label={t('loading')} />
      ) : (
        <>
          <div className="quote-person">
            <h2>{view.requester.fullName || t('erased')}</h2>
            <p className="soft">
              {[view.requester.jobTitle, view.requester.company].filter(Boolean).join(', ')}
            </p>
            <RouterLink
              page="admin-requests"
              search={`ref=${encodeURIComponent(view.reference)}`}
              className="link"
            >
              {t('toRequest', { reference: view.reference })}
            </RouterLink>
          </div>
          <PresenceNote view={view} writing={isWriting} />
          <FactList facts={view.facts} />
          <MessageBlock view={view} />
        </>
      )}
    </aside>
  )
}
