import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { StatusMark } from '../inbox/status-mark.tsx'
import { RequestLink } from './request-link.tsx'

/** Possible duplicates and other enquiries of the same person. */
export function RelatedBlock({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.request')
  const format = useFormatter()
  const { duplicates, samePerson } = view
  if (duplicates.length + samePerson.length === 0) return null
  const day = (iso: string) =>
    format.dateTime(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <div className="block related">
      {duplicates.map((other) => (
        <Notice key={other.reference} kind="info">
          <b className="strong">{t('duplicate', { reference: other.reference })}</b>{' '}
          <span className="soft">
            {other.reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}, {day(other.createdAt)},{' '}
            {other.fullName}
          </span>{' '}
          <RequestLink reference={other.reference}>{t('compare')}</RequestLink>
        </Notice>
      ))}
      {samePerson.length > 0 && (
        <>
          <h3>
            {t('samePerson')} <span className="muted">{t('requests', { count: samePerson.length })}</span>
          </h3>
          <ul className="stack">
            {samePerson.map((other) => (
              <li key={other.reference} className="row">
                <StatusMark status={other.status} />
                <RequestLink reference={other.reference}>{other.reference}</RequestLink>
                <span className="soft cut">
                  {[other.about, day(other.createdAt)].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
