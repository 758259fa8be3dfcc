import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import type { VisitMoment } from '#/modules/enquiries/model/visit.ts'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { fetchReplyKit } from '../../reply.functions.ts'
import { ComposerForm } from './composer-form.tsx'

interface ComposerProps {
  view: EnquiryView
  /** The moment of a visit that it confirms. */
  visit?: VisitMoment | undefined
  onClose: () => void
  onSent: () => void
}

/** What is typed while the answer is prepared must not be a command of the sheet. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Composer of an answer, beside the enquiry. */
export function Composer({ view, visit, onClose, onSent }: ComposerProps) {
  const t = useTranslations('admin.reply')
  const language = useScreenLanguage()
  const { reference } = view
  const {
    data: kit,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['enquiries', 'reply-kit', reference, language],
    queryFn: () => fetchReplyKit({ data: { reference, language } }),
  })
  if (!kit && isFetching) {
    return (
      <div className="composer" ref={takeFocus} tabIndex={-1}>
        <SkeletonRows count={6} label={t('loading')} />
      </div>
    )
  }
  if (!kit) {
    return (
      <div className="composer">
        <div className="empty" role="alert">
          <h2>{t('failedTitle')}</h2>
          <p className="soft">{t('failedLead')}</p>
          <div className="row">
            <button type="button" className="btn primary" onClick={() => void refetch()}>
              {t('retry')}
            </button>
            <button type="button" className="btn quiet" onClick={onClose}>
              {t('close')}
            </button>
          </div>
        </div>
      </div>
    )
  }
  return (
    <ComposerForm
      key={`${reference} ${language}`}
      view={view}
      kit={kit}
      visit={visit}
      onClose={onClose}
      onSent={onSent}
    />
  )
}
